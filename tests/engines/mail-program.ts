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

/** Every mail link with a text in the built pages, as a visitor without script follows it. */
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
 * Text that breaks in forms that browsers send by themselves: accents, characters that end a field,
 * line breaks, an emoji.
 */
const AWKWARD = mailtoHref(
  messageOf({
    to: 'compras@empresa.example',
    subject: 'Resíduos & mais: 100% «é»? 😀',
    body: 'Zé & João\n\n#1 = 50% + 50%?\n"aspas" <b>é</b>\nÀs 8h.',
  }),
)

/** The text of a mail header (RFC 2047), in UTF-8, the only charset that the program may write. */
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

/** A mail draft without the differences in line ends and blanks that mail programs make. */
const plain = ({ to, subject, body }: Draft): Draft => ({
  to,
  subject: subject.trim(),
  body: body
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim(),
})

/**
 * Checks that a real mail program reads every mail link of the pages as it is meant.
 * @returns how many links it has read
 * @throws Error naming what is missing, or the link that is read differently
 */
export function readByMailProgram(): number {
  ensureProgram('mutt', '-v', ['mutt'])
  const links = [...linksOfPages(), AWKWARD]
  assert.ok(links.length > 1, 'as páginas não trazem nenhum link de e-mail com texto')
  for (const href of links) assert.deepEqual(plain(draftInMutt(href)), plain(readDraft(href)), href)
  return links.length
}
