export type { GalleryEditing } from './EditTools.tsx'
export { ImageGallery, type ImageGalleryProps } from './ImageGallery.tsx'
export type { GalleryImage, ThumbnailSize } from './types.ts'
