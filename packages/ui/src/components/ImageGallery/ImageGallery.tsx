import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../errors/load-chunk.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { EditTools, type GalleryEditing } from './EditTools.tsx'
import { Picture } from './Picture.tsx'
import { Grid, Main, Nothing, Thumbnail } from './parts.tsx'
import { type GalleryImage, THUMBNAIL, type ThumbnailSize } from './types.ts'

const Lightbox = lazy(() => loadChunk(() => import('./Lightbox.tsx')))

export interface ImageGalleryProps {
  /** Names the grid and the lightbox. */
  label: string
  /** The main picture first. */
  images: readonly GalleryImage[]
  size?: ThumbnailSize
  /** Width to height of the places of whole pictures, as CSS has it; 4 to 3 where absent, and a square on a phone. */
  ratio?: string | undefined
  /** Buttons to order, choose and remove pictures. */
  editing?: GalleryEditing | undefined
}

/** Pictures as thumbnails; one that is pressed opens whole, and the others follow it. */
export const ImageGallery = ({ label, images, size = 'M', ratio, editing }: ImageGalleryProps) => {
  const t = useTranslate()
  const grid = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number>()
  const left = useRef<number>(undefined)

  // Once the lightbox is gone and no longer holds the focus, it goes to the picture that was last in view.
  useEffect(() => {
    if (open !== undefined || left.current === undefined) return
    grid.current?.querySelectorAll<HTMLButtonElement>('[data-thumbnail]')[left.current]?.focus()
    left.current = undefined
  }, [open])

  if (images.length === 0) {
    return (
      <Nothing>
        <Icon name="image" size={24} />
        {t(editing ? 'media:gallery.empty_editing' : 'media:gallery.empty')}
      </Nothing>
    )
  }

  const close = (at: number) => {
    left.current = at
    setOpen(undefined)
  }

  return (
    <>
      <Grid
        ref={grid}
        aria-label={label}
        data-whole={size === 'O'}
        style={{ '--thumbnail': THUMBNAIL[size], '--ratio': ratio } as CSSProperties}
      >
        {images.map(({ id, src, thumbnail, alt, caption }, at) => (
          <li key={id}>
            <Thumbnail type="button" data-thumbnail="" data-small={size === 'S'} aria-haspopup="dialog" onClick={() => setOpen(at)}>
              <Picture src={thumbnail ?? src} alt={alt} lazy />
            </Thumbnail>
            {editing && at === 0 && size !== 'S' && <Main>{t('media:gallery.main')}</Main>}
            {caption !== undefined && size !== 'S' && <p>{caption}</p>}
            {editing && <EditTools {...editing} id={id} name={caption ?? alt} at={at} count={images.length} />}
          </li>
        ))}
      </Grid>
      {open !== undefined && (
        <Suspense>
          <Lightbox label={label} images={images} first={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
