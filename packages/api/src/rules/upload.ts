/** The most that one file may have (specification 1, section 9: 10 MB), in bytes. Device and server hold the same. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** How many files one question of a task takes, where it names no limit of its own. */
export const FILES_PER_ANSWER = 5

/** The longest side of a thumbnail in px, by its key (specification 1, section 3). */
export const THUMBNAIL_SIZES = { S: 64, M: 128, L: 256 } as const

/** `O` is the original, as large as it came. */
export type ThumbnailSize = keyof typeof THUMBNAIL_SIZES | 'O'
