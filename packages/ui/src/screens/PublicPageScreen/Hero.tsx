import type { PublicThing } from '@tracemark/api/schemas'
import { Landscape } from './Landscape.tsx'

interface HeroProps {
  organization: PublicThing['organization']
  image: string | undefined
}

export const Hero = ({ organization, image }: HeroProps) => (
  <div className={`tm-hero${image === undefined ? '' : ' tm-hero-picture'}`}>
    {image === undefined ? <Landscape /> : <img className="tm-hero-image" src={image} alt="" />}
    <p className="tm-hero-brand">
      {organization.image !== undefined && <img src={organization.image} alt="" />}
      {organization.name}
    </p>
  </div>
)
