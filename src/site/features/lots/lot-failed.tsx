import { LOTS_PATH } from '../../../content/lots/paths'
import { PageFailed } from '../../ui/page-failed'
import { BACK, FAILED } from './labels'

/** A lot that did not arrive. */
export const LotFailed = () => <PageFailed title={FAILED} back={{ href: LOTS_PATH, label: BACK }} />
