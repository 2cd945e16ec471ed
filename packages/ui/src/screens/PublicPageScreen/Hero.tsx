import type { PublicAsset } from '@tracemark/api/schemas'
import { focusData, type focusOf } from '../../field/focus.ts'
import { Landscape } from './Landscape.tsx'

interface HeroProps {
  organization: PublicAsset['organization']
  image: string | undefined
  /** Of the image: what stays in view. */
  focus: ReturnType<typeof focusOf>
  overlay: string | undefined
}

export const Hero = ({ organization, image, focus, overlay }: HeroProps) => (
  <div className={`tm-hero${image === undefined ? '' : ' tm-hero-picture'}`}>
    {image === undefined ? <Landscape /> : <img className="tm-hero-image" src={image} alt="" fetchPriority="high" {...focusData(focus)} />}
    {overlay !== undefined && <img className="tm-hero-overlay" src={overlay} alt="" />}
    <p className="tm-hero-brand">
      {organization.image !== undefined && <img src={organization.image} alt="" width={32} height={32} />}
      {organization.name}
    </p>
  </div>
)
