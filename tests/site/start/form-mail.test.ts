import { expect, it } from 'vitest'
import { formMail } from '../../../src/site/start/form-mail'
import { readDraft } from '../../e2e/mail-drafts'

function formWith(message: string): HTMLFormElement {
  document.body.innerHTML = `<form data-mail="mailto:a@b.example?subject=Oi%20%26%20tchau">
    <label for="n">Nome</label><input id="n" name="name" value="Zé &amp; João">
    <label for="e">Empresa<span> (opcional)</span></label><input id="e" name="company">
    <label for="m">Mensagem</label><textarea id="m" name="message"></textarea><button>Enviar</button></form>`
  const form = document.querySelector('form')
  const text = document.querySelector('textarea')
  if (!form || !text) throw new Error('no form')
  text.value = message
  return form
}

it('the mail of a form without application arrives whole, as a mail program reads it', () => {
  const draft = readDraft(
    formMail(formWith('Resíduos: 100% & mais?\nÉ às 8h. #1 +2 \uD83D\uDE00 \uD83D')),
  )
  // Some mail programs end a link at an apostrophe.
  expect(formMail(formWith("Copo d'água"))).toContain('d%27')
  expect(draft).toEqual({
    to: 'a@b.example',
    subject: 'Oi & tchau',
    body: 'Nome: Zé & João\r\nEmpresa: \r\nMensagem: Resíduos: 100% & mais?\r\nÉ às 8h. #1 +2 😀 \uFFFD',
  })
})

it('a list gives the words of what was chosen, and nothing where nothing was', () => {
  const form = formWith('Oi')
  form.insertAdjacentHTML(
    'beforeend',
    '<label for="s">Assunto</label><select id="s" name="subject"><option ' +
      'value="">Escolha um assunto</option><option value="compra">Compra de ' +
      'lote</option></select>',
  )
  expect(readDraft(formMail(form)).body).toMatch(/\r\nAssunto: $/)
  const list = form.querySelector('select')
  if (!list) throw new Error('no list')
  list.value = 'compra'
  expect(readDraft(formMail(form)).body).toMatch(/\r\nAssunto: Compra de lote$/)
})

it('a text beyond what a link carries is cut between characters, and the mail says so', () => {
  const href = formMail(formWith('ç😀'.repeat(3000)))
  expect(href.length).toBeLessThanOrEqual(1900)
  expect(href.length).toBeGreaterThan(1600)
  expect(readDraft(href).body).toMatch(
    /^Nome: Zé & João\r\nEmpresa: \r\nMensagem: (?:ç😀)+ç?…\r\n\r\n\[O texto não coube/u,
  )
})
