import type { PublicAsset } from '@tracemark/api/schemas'
import { Landscape } from './Landscape.tsx'

interface HeroProps {
  organization: PublicAsset['organization']
  image: string | undefined
  overlay: string | undefined
}

export const Hero = ({ organization, image, overlay }: HeroProps) => (
  <div className={`tm-hero${image === undefined ? '' : ' tm-hero-picture'}`}>
    {image === undefined ? <Landscape /> : <img className="tm-hero-image" src={image} alt="" fetchPriority="high" />}
    {overlay !== undefined && <img className="tm-hero-overlay" src={overlay} alt="" />}
    <p className="tm-hero-brand">
      {organization.image !== undefined && <img src={organization.image} alt="" width={32} height={32} />}
      {organization.name}
    </p>
  </div>
)
