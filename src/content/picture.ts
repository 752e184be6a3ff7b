/** A picture of content/photos: files `${base}-${width}.avif` and `.webp`; width and height are the largest one's, in px. */
export interface LocalPicture {
  alt: string
  base: string
  widths: number[]
  width: number
  height: number
}
/** A picture of an allowed host, as its editor named it. */
export interface RemotePicture {
  alt: string
  href: string
}
export type Picture = LocalPicture | RemotePicture

/** Replaces every photo (an object with src and alt) by its Picture, at any depth. */
export type WithPictures<T> = T extends { src: string; alt: string }
  ? Picture
  : T extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T
