import { LOTS_PATH } from '../../../content/lots/paths'
import { PageFailed } from '../../ui/page-failed'

/** A lot that did not arrive. */
export const LotFailed = () => <PageFailed title="O lote não carregou." back={{ href: LOTS_PATH, label: 'Ver todos os lotes' }} />
