import { useEffect, useState } from 'react'
import { useForm } from './form-context'
import type { ShownPhoto } from '../photos/photo-shelf'
import type { RemotePicture } from '../../content/views'

/**
 * Returns a picture of the content once it has loaded; undefined until then and when there is none.
 * An https address is used as it is.
 */
export function usePhoto(src: string): ShownPhoto | undefined {
  const { shelf } = useForm()
  const [shown, setShown] = useState<{ src: string; photo: ShownPhoto }>()
  useEffect(() => {
    let current = true
    if (src !== '' && !src.startsWith('https:')) {
      shelf.show(src).then(
        (photo) => {
          if (current) setShown({ src, photo })
        },
        () => {
          if (current) setShown(undefined)
        },
      )
    }
    return () => {
      current = false
    }
  }, [src, shelf])
  if (src.startsWith('https:')) return { url: src, width: 0, height: 0, bytes: 0 }
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
  return photo && shown && { href: shown.url, alt: photo.alt }
}
