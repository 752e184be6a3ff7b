import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { copyProject } from '../../src/pipeline/project-copy'
import { contentRepository } from '../support/git-in'
import { MODEL_CONTENT, ROOT } from './sites'

/**
 * `content:preview` as a reviewer runs it, in a real repository of the project with the tests' own
 * content, one changed price and one changed item of a lot.
 */
test('a changed price and a changed item become one file with the pages that change', async ({
  page,
  context,
}) => {
  // The command builds the site twice.
  test.setTimeout(600_000)
  const folder = join(mkdtempSync(join(tmpdir(), 'retrilha-preview-')), 'site')
  try {
    copyProject(ROOT, folder, MODEL_CONTENT)
    contentRepository(folder)
    // This price is on the board and on the pages of materials that list it, and on no other page.
    const cardboard = join(folder, 'content/materials/papelao.yaml')
    writeFileSync(
      cardboard,
      readFileSync(cardboard, 'utf8').replace(/(?<=^pricePerKg:.*?)0\.40?$/ms, '0.44'),
    )
    const items = join(folder, 'content/lots/notebooks-corporativos-core-i5.csv')
    writeFileSync(
      items,
      readFileSync(items, 'utf8').replace('9;ThinkPad T480;i5-8250U', '9;ThinkPad T480;i7-8550U'),
    )
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/pipeline/commands/run.mjs', 'src/review/preview/cli.ts'],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(status, stdout + stderr).toBe(0)

    await context.setOffline(true)
    await page.goto(pathToFileURL(join(folder, '.generated/revisao.html')).href)
    await expect(page.getByText('R$ 0,44').first()).toBeVisible()
    const addresses = await page.locator('article h3').allTextContents()
    const alike = (
      await page.getByText('A mesma mudança, e nenhuma outra').allTextContents()
    ).flatMap((text) => text.replace(/^.*?: /, '').split(', '))
    expect(addresses).toContain('/comercio-sucata')
    expect([...addresses, ...alike]).toContain('/comercio-sucata/papelao')
    expect(
      [...addresses, ...alike].filter((address) => !/^\/comercio-sucata(?:\/|$)/.test(address)),
    ).toEqual(['/lotes-informatica/notebooks-corporativos-core-i5'])

    const title = page.getByRole('heading', { name: '/comercio-sucata', exact: true })
    const pictures = page.getByRole('article').filter({ has: title }).getByRole('img')
    for (const when of ['Antes', 'Depois', 'Diferença'])
      await expect(pictures.and(page.getByAltText(`/comercio-sucata: ${when}`))).toHaveCount(2)
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
})
