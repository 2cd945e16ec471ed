import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { GalleryDialog } from './GalleryDialog.tsx'
import { GalleryPicture } from './GalleryPicture.tsx'
import type { GalleryImage } from './gallery-image.ts'
import './Gallery.css'

export type { GalleryImage } from './gallery-image.ts'

export interface GalleryProps {
  images: readonly GalleryImage[]
  /** Whether the page's history is ours: Back then closes the picture. On pages of others no entry of it is touched. */
  ownsHistory?: boolean | undefined
}

/** Pictures in a strip that snaps to each; a press shows one in full size. Those out of view are loaded when they come near. */
export const Gallery = ({ images, ownsHistory = false }: GalleryProps) => {
  const t = useTranslate()
  const [index, setIndex] = useState<number>()
  return (
    <>
      <ul className="tm-gallery">
        {images.map((image, position) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('public-more:gallery_open', { name: image.caption ?? image.alt })}
              onClick={() => setIndex(position)}
            >
              <GalleryPicture
                src={image.thumbnail ?? image.src}
                alt={image.alt}
                lang={image.lang}
                lazy={position > 2}
                focus={image.focus}
              />
            </button>
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <GalleryDialog ownsHistory={ownsHistory} images={images} index={index} onTurn={setIndex} onClose={() => setIndex(undefined)} />
      )}
    </>
  )
}
