import type { RemotePicture } from '../../content/views'
import { usePhoto } from '../photos/use-photo'

/** A document's photo for the site's components: not built yet, so it goes in as a picture with its own address. */
export function usePictureOf(
  photo: { src: string; alt: string } | undefined,
): RemotePicture | undefined {
  const shown = usePhoto(photo?.src ?? '')
  return photo && shown && { href: shown.url, alt: photo.alt }
}
