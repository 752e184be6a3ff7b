import type { MaterialView } from '../../../content/views'
import { Crumbs } from '../../ui/crumbs'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'

interface Props {
  /** The page above this one. */
  above: { name: string; path: string }
  material: MaterialView
  title: string
  answer: string
}

/** The visitor's question, its answer, and what the material is. */
export function MaterialHeader({ above, material, title, answer }: Props) {
  return (
    <section className="material-header">
      <div className="wrap page-header">
        <div
          className={
            material.image ? 'material-header-photo picture-melt' : 'material-header-photo'
          }
        >
          <PictureView
            className="w-full"
            picture={material.image}
            sizes="min(620px, 48vw)"
            shownFrom={768}
            priority
            fallback={<Footprint symbol={material.symbol} />}
          />
        </div>
        <div className="material-header-text">
          <Crumbs above={[above]} here={material.name} />
          <h1>{title}</h1>
          <p className="lead num">{answer}</p>
          <p className="muted mt-2">{material.description}</p>
        </div>
      </div>
    </section>
  )
}
