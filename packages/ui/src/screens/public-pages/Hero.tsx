import type { PublicAsset } from '@tracemark/api/schemas'
import { useEffect, useRef } from 'react'
import { type findFocus, focusData } from '../../field/focus.ts'
import { useShownImage } from '../../field/use-shown-image.ts'
import { Landscape } from './Landscape.tsx'
import '../../field/focus.css'

interface HeroProps {
  organization: PublicAsset['organization']
  image: string | undefined
  /** Of the image: what stays in view. */
  focus: ReturnType<typeof findFocus>
  overlay: string | undefined
}

export const Hero = ({ organization, image, focus, overlay }: HeroProps) => {
  const { shown, onError } = useShownImage(image)
  const picture = useRef<HTMLImageElement>(null)
  // The picture of a page that a server has drawn may have failed before anybody could hear of it.
  useEffect(() => void picture.current?.decode().catch(onError), [onError])
  return (
    <div className={`tm-hero${shown === undefined ? '' : ' tm-hero-picture'}`}>
      {shown === undefined ? (
        <Landscape />
      ) : (
        <img ref={picture} className="tm-hero-image" src={shown} alt="" fetchPriority="high" onError={onError} {...focusData(focus)} />
      )}
      {overlay !== undefined && <img className="tm-hero-overlay" src={overlay} alt="" />}
      <p className="tm-hero-brand">
        {organization.image !== undefined && <img src={organization.image} alt="" width={32} height={32} />}
        {organization.name}
      </p>
    </div>
  )
}
