import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentDiff, Revision } from '../content-diff'
import { sectionsOf } from '../sections'
import { DocumentCard } from './document'
import { Checks, Others } from './lists'
import { PageCard, type ShownPage } from './page-card'
import { anchor, Icon, plural, Text } from './texts'

export interface Report {
  diff: ContentDiff
  pages: readonly ShownPage[]
  /** Why there are no pages, for people. */
  missing?: string
  css: string
  /** When and how long, for the foot. */
  made: string
}

/** The file that the report becomes: nothing in it runs, and it asks nobody for anything. */
export const reportHtml = (report: Report): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page {...report} />)}\n`

/** Styles and pictures lie in the file itself, and even markup that had slipped through could load and run nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

const revision = ({ name, commit }: Revision): string =>
  commit && !commit.startsWith(name) ? `${name} (${commit.slice(0, 7)})` : name

function Page({ diff, pages, missing, css, made }: Report) {
  const { base, head, faults, remarks, documents, pictures, addresses, otherFiles } = diff
  const isEmpty = documents.length + pictures.length + otherFiles.length + faults.length === 0
  const changed = pages.reduce((sum, { alike }) => sum + 1 + alike.length, 0)
  const sections = sectionsOf(documents)
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
        <header className="top">
          <div className="wrap">
            <Logo />
            <h1>Revisão do conteúdo</h1>
            <p className="who">
              Compara{' '}
              <b>
                <Text>{revision(head)}</Text>
              </b>{' '}
              com{' '}
              <b>
                <Text>{revision(base)}</Text>
              </b>
              .
            </p>
            <dl>
              <Figure
                amount={documents.length}
                label={plural(documents.length, 'documento muda', 'documentos mudam')}
              />
              <Figure
                amount={remarks.length}
                label={plural(remarks.length, 'ponto para conferir', 'pontos para conferir')}
                icon={remarks.length > 0 ? 'warn' : undefined}
              />
              <Figure
                amount={missing ? '?' : changed}
                label={
                  missing
                    ? 'páginas: não foram construídas'
                    : plural(changed, 'página muda', 'páginas mudam')
                }
              />
              <Figure
                amount={faults.length}
                label={
                  faults.length === 0
                    ? 'erros: pode ser publicado'
                    : `${plural(faults.length, 'erro', 'erros')}: não pode ser publicado`
                }
                icon={faults.length > 0 ? 'stop' : undefined}
              />
            </dl>
          </div>
        </header>
        <div className="wrap rv">
          {isEmpty ? <span /> : <Contents sections={sections} pages={pages} />}
          <main>
            {isEmpty && <p className="nothing">Nada mudou no conteúdo.</p>}
            <Checks diff={diff} />
            {sections.map(({ title, documents: own }) => (
              <Block key={title} title={title}>
                {own.map((document) => (
                  <DocumentCard
                    key={document.file}
                    document={document}
                    hotLines={
                      new Set(
                        remarks.flatMap(({ file, line }) =>
                          file === document.file && line !== undefined ? [line] : [],
                        ),
                      )
                    }
                  />
                ))}
              </Block>
            ))}
            <Others addresses={addresses} pictures={pictures} otherFiles={otherFiles} />
            {(pages.length > 0 || (missing !== undefined && !isEmpty)) && (
              <Block title="Páginas que mudam">
                {missing !== undefined && (
                  <p className="note">
                    <Text>{missing}</Text>
                  </p>
                )}
                {pages.map((page) => (
                  <PageCard key={page.address} page={page} />
                ))}
              </Block>
            )}
            {pages.length === 0 && missing === undefined && !isEmpty && (
              <Block title="Páginas que mudam">
                <p className="note">Nenhuma página muda.</p>
              </Block>
            )}
            <p className="foot">
              <span>{made}</span>
              <span>Gerado por npm run content:preview</span>
            </p>
          </main>
        </div>
      </body>
    </html>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sec">
    <h2>{title}</h2>
    {children}
  </section>
)

const Figure = ({
  amount,
  label,
  icon,
}: {
  amount: number | string
  label: string
  icon?: 'warn' | 'stop' | undefined
}) => (
  <div>
    <dt>{label}</dt>
    <dd className={icon && `hot-${icon}`}>
      {icon && <Icon name={icon} />}
      {amount}
    </dd>
  </div>
)

const SHORT = { new: 'novo', gone: 'fora', renamed: 'nome', changed: '' }

function Contents({
  sections,
  pages,
}: {
  sections: ReturnType<typeof sectionsOf>
  pages: readonly ShownPage[]
}) {
  return (
    <nav className="toc" aria-label="Documentos e páginas">
      {sections.map(({ title, documents }) => (
        <div key={title}>
          <p className="silk">{title}</p>
          <ul>
            {documents.map(({ file, name, change, fields, blocks }) => (
              <li key={file}>
                <a href={`#${anchor('doc', file)}`}>
                  <Icon name="file" />
                  <span>
                    <Text>{name}</Text>
                  </span>
                  <small>{SHORT[change] || fields.length + blocks.length}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {pages.length > 0 && (
        <div>
          <p className="silk">Páginas</p>
          <ul>
            {pages.map(({ address, alike }) => (
              <li key={address}>
                <a href={`#${anchor('pag', address)}`}>
                  <Icon name="page" />
                  <span>
                    <Text>{address}</Text>
                  </span>
                  <small>{alike.length > 0 ? `+${alike.length}` : ''}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  )
}

const Logo = () => (
  <span className="logo">
    <svg viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="3" fill="#0F5B43" />
      <g fill="none" stroke="#F2B705" strokeWidth="2.6" strokeLinejoin="round">
        <path d="M10 22V11.5L13.5 8H20l4 4v2.5l-4 4h-5.5" />
        <path d="M17 18.5l4.6 4.6" />
      </g>
      <g fill="#0F5B43" stroke="#F2B705" strokeWidth="2.4">
        <circle cx="10" cy="24.8" r="2.5" />
        <circle cx="23.6" cy="24.8" r="2.5" />
      </g>
    </svg>
    Retrilha
  </span>
)
