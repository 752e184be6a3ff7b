import { icon, line, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'
import { whole } from '../values'

const statement = (title: string) =>
  object(title, 'Título e texto.', {
    title: line(30, 'Título'),
    text: prose(300, 'Texto'),
  })

export const aboutPageSchema = object('Página Sobre', 'Textos de /sobre.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  mission: statement('Missão'),
  vision: statement('Visão'),
  values: statement('Valores'),
  valuesInAction: sectionHeading('Valores na prática'),
  valuesInActionItems: objects(4, 4, 'Quatro valores na prática', 'Exatamente 4 itens.', {
    icon: icon(),
    title: line(40, 'Título'),
    text: line(160, 'Texto', 'O que se faz na prática'),
  }),
  statistics: sectionHeading('Números'),
  timeline: sectionHeading('Linha do tempo'),
  timelineItems: objects(2, 15, 'Anos', 'Do mais antigo ao mais novo.', {
    year: whole(1990, 2100, 'Ano', 'Ano com quatro algarismos, sem aspas.'),
    title: line(60, 'Título', 'O que houve no ano'),
    text: line(160, 'Texto', 'Uma frase'),
  }),
  team: sectionHeading('Equipe'),
  teamMembers: objects(1, 12, 'Pessoas', 'Nome e função de cada pessoa.', {
    name: line(60, 'Nome'),
    role: line(60, 'Função'),
  }),
  certifications: sectionHeading('Certificações'),
})
