import type { DocumentOf } from '../../content/document-types'
import { escapeHtml } from '../escape-html'
import { adminDirectives, policyMeta } from '../hosts/policy'

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

/** The second way to edit, with and without a repository; it works without script. */
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
