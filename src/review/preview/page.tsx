import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { named } from '../markdown/escape'
import type { ChangedPage } from './changed-pages'

/** A picture of a page, or of what differs in it, as a data address. */
interface Picture {
  title: string
  src: string
}

/** A page that changes, as it looks at each width. */
export interface ShownPage extends ChangedPage {
  shots: readonly { width: number; pictures: readonly Picture[] }[]
}

interface Preview {
  report: string
  pages: readonly ShownPage[]
  /** Why there are no pages, as a sentence. */
  missing: string
  css: string
}

/** The report and the pictures as one HTML file: nothing in it runs, and it loads nothing. */
export const previewHtml = (preview: Preview): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page {...preview} />)}\n`

/** Even markup that slipped through could load and run nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

/** Only the elements of the Markdown report: an editor's text may contain any markup. */
const SCHEMA: SanitizeSchema = {
  tagNames:
    'h1 h2 h3 p ul li blockquote br strong em del ins code table thead tbody tr th td'.split(' '),
  attributes: { td: [['align', 'right']], th: [['align', 'right']] },
}

const CHANGES = { new: 'Página nova', gone: 'Página que sai', changed: '' }

function Page({ report, pages, missing, css }: Preview) {
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
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[rehypeRaw, [rehypeSanitize, SCHEMA]]}
        >
          {report}
        </ReactMarkdown>
        <h2>Páginas que mudam</h2>
        {pages.length === 0 && <p>{missing}</p>}
        {pages.map(({ address, change, alike, shots }) => (
          <article key={address}>
            <h3>{named(address)}</h3>
            {CHANGES[change] && <p>{CHANGES[change]}</p>}
            {alike.length > 0 && (
              <p>
                A mesma mudança, e nenhuma outra, em mais {alike.length}: {named(alike.join(', '))}
              </p>
            )}
            {shots.map(({ width, pictures }) => (
              <div className="shots" key={width}>
                {pictures.length === 0 && <p>Na largura {width} nada muda à vista.</p>}
                {pictures.map(({ title, src }) => (
                  <figure key={title}>
                    <figcaption>
                      {title}, largura {width}
                    </figcaption>
                    <img src={src} alt={`${named(address)}: ${title}`} loading="lazy" />
                  </figure>
                ))}
              </div>
            ))}
          </article>
        ))}
      </body>
    </html>
  )
}
