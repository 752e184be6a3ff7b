import { useEffect, useState } from 'react'
import { useForm } from './form-context'
import type { ShownPhoto } from '../photos/photo-shelf'
import type { RemotePicture } from '../../content/views/views'
import { isFarPicture } from '../../content/text/web-address'

/**
 * Returns a picture of the content once it has loaded; undefined until then and for no address,
 * null where it cannot be opened. An https address is used as it is.
 */
export function usePhoto(src: string): ShownPhoto | null | undefined {
  const { shelf } = useForm()
  const isFar = isFarPicture(src)
  const [shown, setShown] = useState<{ src: string; photo: ShownPhoto | null }>()
  useEffect(() => {
    if (src === '' || isFar) return
    let current = true
    const show = (photo: ShownPhoto | null) => {
      if (current) setShown({ src, photo })
    }
    shelf.show(src).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [src, isFar, shelf])
  if (isFar) return { url: src, width: 0, height: 0, bytes: 0 }
  return shown?.src === src ? shown.photo : undefined
}

/**
 * Returns a document's photo for the site's components: it is not built yet, so it becomes a
 * picture with its own address.
 */
export function usePictureOf(
  photo: { src: string; alt: string } | undefined,
): RemotePicture | undefined {
  const shown = usePhoto(photo?.src ?? '')
  if (!photo || !shown) return undefined
  return { href: shown.url, alt: photo.alt }
}
