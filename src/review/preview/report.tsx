import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { elementsIn, textOf } from '../../content/article-tree'
import type { ContentDiff } from '../content-diff'
import { named } from '../markdown/escape'
import { isEmptyDiff, reportParts, type ReportPart } from '../markdown/report'
import { sectionsOf } from '../sections'
import { anchor, PageCard, type ShownPage } from './page-card'

export interface Report {
  diff: ContentDiff
  pages: readonly ShownPage[]
  /** Why there are no pages, as a sentence. */
  missing?: string
  css: string
  /** Address of the editors' page. */
  admin: string
  /** Time and duration, for the foot. */
  made: string
}

/**
 * The Markdown report as one HTML file with pictures of the pages: nothing in it runs, and it loads
 * nothing.
 */
export const reportHtml = (report: Report): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page {...report} />)}\n`

/**
 * Styles and pictures are in the file itself, and even markup that slipped through could load and
 * run nothing.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

/** Only the elements of the Markdown report: an editor's text may contain any markup. */
const SCHEMA: SanitizeSchema = {
  // oxfmt-ignore
  tagNames: [
    'h1', 'h2', 'h3', 'p', 'ul', 'li', 'blockquote', 'br', 'strong', 'em', 'del', 'ins', 'code',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary',
  ],
  attributes: { td: [['align', 'right']], th: [['align', 'right']] },
}

function Page({ diff, pages, missing, css, made, admin }: Report) {
  const files = diff.documents.map(({ file }) => file)
  const [head, ...parts] = reportParts(diff)
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Revisão do conteúdo | Retrilha</title>
        {/* Our own file; in a style element entities would be read as text. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>{head && <Part part={head} files={files} />}</header>
        <Contents documents={diff.documents} pages={pages} />
        <main>
          {parts.map((part, index) => (
            <Part key={index} part={part} files={files} />
          ))}
          {(pages.length > 0 || !isEmptyDiff(diff)) && <h2>Páginas que mudam</h2>}
          {pages.length === 0 && !isEmptyDiff(diff) && <p>{missing ?? 'Nenhuma página muda.'}</p>}
          {pages.map((page) => (
            <PageCard key={page.address} page={page} admin={admin} />
          ))}
          <footer>{made} Gerado por npm run content:preview.</footer>
        </main>
      </body>
    </html>
  )
}

/**
 * Makes the name of a changed file, with or without a line, a link to the part that is about it.
 */
const linkFiles = (files: readonly string[]) => () => (tree: Root) => {
  for (const element of elementsIn(tree)) {
    const file = element.tagName === 'code' ? textOf(element).replace(/(?::\d+){1,2}$/, '') : ''
    if (!files.includes(file)) continue
    element.children = [{ ...element }]
    element.tagName = 'a'
    element.properties = { href: `#${anchor('doc', file)}` }
  }
}

/** @param files of all changed documents */
function Part({
  part: { kind, markdown, files: own },
  files,
}: {
  part: ReportPart
  files: readonly string[]
}) {
  const others = files.filter((file) => !own.includes(file))
  return (
    <section className={kind}>
      {own.map((file) => (
        <span key={file} id={anchor('doc', file)} />
      ))}
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeRaw, [rehypeSanitize, SCHEMA], linkFiles(others)]}
      >
        {markdown}
      </ReactMarkdown>
    </section>
  )
}

function Contents({ documents, pages }: Pick<Report, 'pages'> & Pick<ContentDiff, 'documents'>) {
  const groups = [
    ...sectionsOf(documents).map((section) => ({
      title: section.title,
      links: section.documents.map(({ file, name }) => ({ id: anchor('doc', file), name })),
    })),
    {
      title: 'Páginas',
      links: pages.map(({ address }) => ({ id: anchor('pag', address), name: address })),
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <nav aria-label="Documentos e páginas">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <strong>{title}</strong>
          <ul>
            {links.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{named(name)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
