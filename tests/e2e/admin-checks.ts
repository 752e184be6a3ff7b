import { expect, type Page } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../src/pipeline/check/check'
import { excess, violations } from './axe'

/** Returns the removed and added lines of Git's diff, without file names and line numbers. */
export function gitDiff(before: string, after: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    writeFileSync(join(folder, 'a'), before)
    writeFileSync(join(folder, 'b'), after)
    const { status, stdout, stderr } = spawnSync('git', ['diff', '--no-index', '-U0', 'a', 'b'], {
      cwd: folder,
      encoding: 'utf8',
    })
    // Git ends with status 1 when the files differ.
    if (status !== 0 && status !== 1) throw new Error(stderr)
    return stdout.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the check's result for the tests' content, in which `texts` replace or add files. */
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

/** Makes every read of a file take 800 ms longer, as for a large picture on a slow machine. */
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

/** Expects that the page is accessible and does not scroll sideways, on a desktop and a phone. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await violations(page), `at ${width} px`).toEqual([])
    expect(await excess(page), `at ${width} px`).toBe(0)
  }
}
