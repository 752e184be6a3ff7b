import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram } from '../support/programs'
import { mailtoHref } from '../../src/site/handoff/message/mail-links'
import { messageOf } from '../../src/site/handoff/message/request'
import { readDraft, type Draft } from '../e2e/mail-drafts'
import { SITES } from '../e2e/sites'

/** Every mail link with a text that the built pages carry: what a visitor without script follows. */
function linksOfPages(): string[] {
  const dist = join(SITES.model.folder, 'dist')
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const links = pages.flatMap((name) =>
    Array.from(
      readFileSync(join(dist, name), 'utf8').matchAll(/href="(mailto:[^"]*body=[^"]*)"/g),
      ([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    ),
  )
  return [...new Set(links)]
}

/**
 * What breaks in forms that browsers send by themselves: accents, signs that end a field, line
 * breaks, an emoji.
 */
const AWKWARD = mailtoHref(
  messageOf({
    to: 'compras@empresa.example',
    subject: 'Resíduos & mais: 100% «é»? 😀',
    body: 'Zé & João\n\n#1 = 50% + 50%?\n"aspas" <b>é</b>\nÀs 8h.',
  }),
)

/** A header's text (RFC 2047), in the one charset that the program is told to write. */
const headerText = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/(?:=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
    Buffer.concat(
      Array.from(words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi), ([, way, text = '']) =>
        way?.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
                  String.fromCharCode(parseInt(code, 16)),
                ),
              'latin1',
            ),
      ),
    ).toString(),
  )

/** The message that mutt would send for a mail link. */
function draftInMutt(href: string): Draft {
  const work = mkdtempSync(join(tmpdir(), 'retrilha-mutt-'))
  try {
    const [send, rc, sent] = ['send', 'rc', 'mail'].map((name) => join(work, name))
    assert.ok(send && rc && sent)
    writeFileSync(send, `#!/bin/sh\ncat > '${sent}'\n`, { mode: 0o755 })
    writeFileSync(
      rc,
      `set sendmail="${send}"\nset send_charset="utf-8"\nset allow_8bit=yes\nset ` +
        `from="visita@empresa.example"\nset copy=no\nset folder="${work}"\n`,
    )
    const { status, stderr } = spawnSync('mutt', ['-F', rc, href], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, HOME: work, LC_ALL: 'C.UTF-8' },
    })
    assert.equal(status, 0, stderr)
    const [head = '', ...body] = readFileSync(sent, 'utf8').split('\n\n')
    const header = (name: string) =>
      headerText(
        new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm')
          .exec(head)?.[1]
          ?.replace(/\n(?=[ \t])/g, '') ?? '',
      )
    return { to: header('To'), subject: header('Subject'), body: body.join('\n\n') }
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** As mail programs write lines, and without the blanks at the end of a text. */
const plain = ({ to, subject, body }: Draft): Draft => ({
  to,
  subject: subject.trim(),
  body: body
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim(),
})

/**
 * Whether a real mail program reads every mail link of the pages as it is meant.
 * @returns how many links it has read
 * @throws Error naming what is missing, or the link that arrives otherwise
 */
export function readByMailProgram(): number {
  ensureProgram('mutt', '-v', ['mutt'])
  const links = [...linksOfPages(), AWKWARD]
  assert.ok(links.length > 1, 'as páginas não trazem nenhum link de e-mail com texto')
  for (const href of links) assert.deepEqual(plain(draftInMutt(href)), plain(readDraft(href)), href)
  return links.length
}
