import type { ScrapPageView } from '../../../content/views'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'

/** Title of the page with its cut-out picture, which phones leave out. */
export function ScrapHeader({ header, photo }: { header: ScrapPageView['header']; photo: ScrapPageView['headerPhoto'] }) {
  return (
    <section className="scrap-head">
      <div className="wrap phead">
        <div className="shot melt">
          <PictureView picture={photo} sizes="(max-width: 767px) 1px, min(700px, 54vw)" priority />
        </div>
        <div className="text">
          <SectionLabel text={header.label} designator="P1" />
          <h1>{header.title}</h1>
          {header.text && <p className="lead">{header.text}</p>}
        </div>
      </div>
    </section>
  )
}
