import { expect, type Page } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../src/pipeline/check/check'
import { excess, violations } from './axe'

/** Git's own lines of what changed, without their places. */
export function gitDiff(before: string, after: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    writeFileSync(join(folder, 'a'), before)
    writeFileSync(join(folder, 'b'), after)
    // Git ends with 1 where the files differ.
    const { stdout } = spawnSync('git', ['diff', '--no-index', '-U0', 'a', 'b'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the check on the command line says of the tests' content with other texts in it. */
export async function checked(texts: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    cpSync('tests/pipeline/check/base/content', folder, { recursive: true })
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text)
    return await checkContent({ contentDir: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Every file takes a moment to be read, as a large picture does on a slow machine. */
export const slowPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => {
        setTimeout(resolve, 800)
      })
      return read.call(this)
    }
  })

/** The page has no accessibility fault as it stands, and does not scroll sideways: on a desktop and on a phone. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await violations(page), `at ${width} px`).toEqual([])
    expect(await excess(page), `at ${width} px`).toBe(0)
  }
}
