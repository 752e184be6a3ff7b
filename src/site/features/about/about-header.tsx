import type { AboutPageView } from '../../../content/views'
import { useCompany } from '../../content'
import { SectionLabel } from '../../ui/section'
import { BoardDrawing } from './board-drawing'

/** Title of the page with the drawn board, which narrow screens leave out. */
export function AboutHeader({ texts }: { texts: AboutPageView }) {
  const since = texts.timelineItems[0]?.year
  return (
    <section className="on-backdrop">
      <div className="wrap page-header about-header">
        <div>
          <SectionLabel text={texts.header.label} designator="A1" />
          <h1>{texts.header.title}</h1>
          {texts.header.text && <p className="lead">{texts.header.text}</p>}
        </div>
        <BoardDrawing maker={useCompany().name} dateCode={String(since ?? '')} />
      </div>
    </section>
  )
}
