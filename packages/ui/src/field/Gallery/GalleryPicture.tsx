import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'

interface GalleryPictureProps {
  src: string
  alt: string
  lang?: string | undefined
  lazy?: boolean
}

/** A picture, or where it does not come its words. */
export const GalleryPicture = ({ src, alt, lang, lazy = false }: GalleryPictureProps) => {
  const [broken, setBroken] = useState<string>()
  if (broken === src)
    return (
      <span className="tm-gallery-broken" role="img" aria-label={alt} lang={lang}>
        <Icon name="image" size={28} />
        <span aria-hidden="true">{alt}</span>
      </span>
    )
  return <img src={src} alt={alt} lang={lang} loading={lazy ? 'lazy' : undefined} draggable={false} onError={() => setBroken(src)} />
}
