import type { ScrapPageView } from '../../../content/views'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { Sentences } from '../../ui/sentences'

/** Title of the page with its cut-out picture, which phones leave out. */
export function ScrapHeader({
  header,
  photo,
}: {
  header: ScrapPageView['header']
  photo: ScrapPageView['headerPhoto']
}) {
  return (
    <section className="scrap-header">
      <div className="wrap page-header">
        <div className="scrap-header-photo picture-melt">
          <PictureView
            className="w-full"
            picture={photo}
            sizes="min(700px, 59.4vw - 207px)"
            shownFrom={768}
            priority
          />
        </div>
        <div className="scrap-header-text">
          <SectionLabel text={header.label} designator="P1" />
          <h1>
            <Sentences text={header.title} />
          </h1>
          {header.text && <p className="lead">{header.text}</p>}
        </div>
      </div>
    </section>
  )
}
