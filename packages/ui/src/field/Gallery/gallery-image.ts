export interface GalleryImage {
  id: string
  /** The full size. */
  src: string
  /** A smaller one for the strip; the full size where absent. */
  thumbnail?: string | undefined
  /** What is to be seen in it. */
  alt: string
  caption?: string | undefined
  /** What of it stays in view in the strip, in shares of its width and height; the middle where absent. */
  focus?: { x: number; y: number } | undefined
  /** Language (BCP 47) of these words, where it is not the page's. */
  lang?: string | undefined
}
