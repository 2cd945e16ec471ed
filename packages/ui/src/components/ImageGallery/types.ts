export interface GalleryImage {
  id: string
  /** The whole picture. */
  src: string
  /** The small one in the grid; the whole picture where absent. */
  thumbnail?: string | undefined
  /** What the picture shows, for those who can't see it. */
  alt: string
  caption?: string | undefined
  /** The name of the download; without one no download is offered. */
  fileName?: string | undefined
}

/** Width of a thumbnail in CSS pixels, by the keys of the specification (section 3). `O`: the whole picture, as wide as there is room. */
export const THUMBNAIL = { S: '64px', M: '128px', L: '256px', O: '100%' } as const

export type ThumbnailSize = keyof typeof THUMBNAIL
