import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { focusData } from '../focus.ts'
import type { GalleryImage } from './gallery-image.ts'
import '../focus.css'

interface GalleryPictureProps {
  src: string
  alt: string
  lang?: string | undefined
  lazy?: boolean
  focus?: GalleryImage['focus']
}

/** A picture, or where it does not come its words. */
export const GalleryPicture = ({ src, alt, lang, lazy = false, focus }: GalleryPictureProps) => {
  const [broken, setBroken] = useState<string>()
  if (broken === src)
    return (
      <span className="tm-gallery-broken" role="img" aria-label={alt} lang={lang}>
        <Icon name="image" size={28} />
        <span aria-hidden="true">{alt}</span>
      </span>
    )
  return (
    <img
      src={src}
      alt={alt}
      lang={lang}
      loading={lazy ? 'lazy' : undefined}
      draggable={false}
      {...focusData(focus)}
      onError={() => setBroken(src)}
    />
  )
}
