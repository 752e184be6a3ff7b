import { z } from 'zod'
import { icon, line, proofWords, prose, sectionHeading, seo } from '../fields'

const statement = (title: string) =>
  z
    .strictObject({
      title: line(30, { title: 'Título', description: 'Até 30 letras.' }),
      text: prose(300, { title: 'Texto', description: 'Até 300 letras.' }),
    })
    .meta({ title, description: 'Título e texto.' })

export const aboutPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    mission: statement('Missão'),
    vision: statement('Visão'),
    values: statement('Valores'),
    valuesInAction: sectionHeading('Valores na prática'),
    valuesInActionItems: z
      .array(
        z.strictObject({
          icon: icon(),
          title: line(40, { title: 'Título', description: 'Até 40 letras.' }),
          text: line(160, {
            title: 'Texto',
            description: 'O que se faz na prática, até 160 letras.',
          }),
        }),
      )
      .length(4)
      .meta({ title: 'Quatro valores na prática', description: 'Exatamente 4 itens.' }),
    statistics: sectionHeading('Números'),
    timeline: sectionHeading('Linha do tempo'),
    timelineItems: z
      .array(
        z.strictObject({
          year: z
            .int()
            .min(1990)
            .max(2100)
            .meta({ title: 'Ano', description: 'Ano com quatro algarismos, sem aspas.' }),
          title: line(60, { title: 'Título', description: 'O que houve no ano, até 60 letras.' }),
          text: line(160, { title: 'Texto', description: 'Uma frase, até 160 letras.' }),
        }),
      )
      .min(2)
      .max(15)
      .meta({ title: 'Anos', description: 'Do mais antigo ao mais novo.' }),
    team: sectionHeading('Equipe'),
    teamMembers: z
      .array(
        z.strictObject({
          name: line(60, { title: 'Nome', description: 'Até 60 letras.' }),
          role: line(60, { title: 'Função', description: 'Até 60 letras.' }),
        }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Pessoas', description: 'Nome e função de cada pessoa.' }),
    certifications: sectionHeading('Certificações'),
    proof: proofWords(),
  })
  .meta({ title: 'Página Sobre', description: 'Textos de /sobre.' })

export type AboutPage = z.infer<typeof aboutPageSchema>
