import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'

interface GalleryPictureProps {
  src: string
  alt: string
  lazy?: boolean
}

/** A picture, or where it does not come its words. */
export const GalleryPicture = ({ src, alt, lazy = false }: GalleryPictureProps) => {
  const [broken, setBroken] = useState<string>()
  if (broken === src)
    return (
      <span className="tm-gallery-broken" role="img" aria-label={alt}>
        <Icon name="image" size={28} />
        <span aria-hidden="true">{alt}</span>
      </span>
    )
  return <img src={src} alt={alt} loading={lazy ? 'lazy' : undefined} draggable={false} onError={() => setBroken(src)} />
}
