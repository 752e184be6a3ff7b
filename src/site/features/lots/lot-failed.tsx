import { LOTS_PATH } from '../../../content/lots/paths'
import { PageFailed } from '../../ui/page-failed'
import { BACK, FAILED } from './labels'

/** Shown when a lot did not load. */
export const LotFailed = () => <PageFailed title={FAILED} back={{ href: LOTS_PATH, label: BACK }} />
