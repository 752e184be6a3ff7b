import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { DocumentOf } from '../../content/document-types'
import { PATHS } from '../paths'
import { escapeHtml } from '../escape-html'
import { adminDirectives, policyMeta } from '../hosts/policy'

/**
 * Builds the editors' page into a folder, apart from the site: no chunk is shared, so that no byte
 * of a visitor's page depends on it.
 */
export async function buildAdmin(
  company: Pick<DocumentOf<'Company'>, 'repository' | 'imageHosts'>,
  outDir: string,
): Promise<void> {
  await build({
    configFile: false,
    root: PATHS.admin,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    // The package's form for browsers decodes by innerHTML, which the page's policy forbids.
    resolve: {
      alias: {
        'decode-named-character-reference': `${PATHS.root}node_modules/decode-named-character-reference/index.js`,
      },
    },
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'retrilha:admin',
        transformIndexHtml: { order: 'pre', handler: (html) => adminHtml(html, company) },
      },
    ],
    // One script and one style: an editor works in the page for long, and a chunk that fails to
    // load late would lose work.
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
    },
  })
}

type CompanyFacts = Pick<DocumentOf<'Company'>, 'repository' | 'imageHosts'>

/**
 * Fills the page of src/admin/index.html with facts of company.yaml, and adds its security policy.
 */
export function adminHtml(template: string, { repository, imageHosts = [] }: CompanyFacts): string {
  const policy = policyMeta(adminDirectives({ repository: repository !== undefined, imageHosts }))
  return template
    .replace('%repository%', () => escapeHtml(repository?.name ?? ''))
    .replace('%branch%', () => escapeHtml(repository?.branch ?? 'main'))
    .replace('<!--policy-->', () => policy)
    .replace('<!--github-->', () => githubWay(repository))
}

const paragraph = (...parts: string[]): string => `<p>${parts.join(' ')}</p>`

/** How to edit on GitHub's site, with and without a repository; the text needs no script. */
function githubWay(repository: CompanyFacts['repository']): string {
  const propose =
    'mude o valor e escolha <strong>Create a new branch … and start a pull request</strong>.'
  if (!repository) {
    const open = paragraph(
      'No site do GitHub, abra o arquivo em <code>content</code>, clique no lápis,',
      propose,
      'Para editar daqui com formulários, escreva o repositório em <code>content/company.yaml</code>:',
    )
    return `${open}
<pre><code>repository:
  name: dono/nome
  branch: main</code></pre>`
  }
  const href = escapeHtml(`https://github.com/${repository.name}/tree/${repository.branch}/content`)
  const open = paragraph(
    `Abra <a href="${href}">content em ${escapeHtml(repository.name)}</a>, clique no arquivo, no lápis,`,
    propose,
  )
  const form = paragraph(
    'Ou edite aqui, com formulários: cada sessão vira um rascunho (um pull request),',
    'e o site só muda depois da revisão.',
    'Crie no GitHub uma chave <strong>fine-grained</strong> só para este repositório,',
    'com <strong>Contents</strong> e <strong>Pull requests</strong> em leitura e escrita.',
  )
  return `${open}
<form id="entrar" class="ed-form" hidden>
${form}
<div class="ed-field">
<label for="chave">Chave de acesso do GitHub</label>
<input id="chave" name="chave" class="input ed-input" type="password" autocomplete="off" aria-describedby="chave-ajuda">
<p class="hint" id="chave-ajuda">Ela fica só na memória desta página, até você a fechar,
e só vai para api.github.com.</p>
</div>
<button class="btn btn-default" type="submit">Entrar</button>
</form>`
}
