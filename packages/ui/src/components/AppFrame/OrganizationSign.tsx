import { Icon } from '../../icons/Icon.tsx'
import { part } from '../part.ts'

const Sign = part('span', 'tm-organization-sign')

/** An organization's picture, or a leaf, as a round sign. */
export const OrganizationSign = ({ image, small = false }: { image?: string | undefined; small?: boolean }) => (
  <Sign data-small={small}>{image === undefined ? <Icon name="leaf" size={small ? 14 : 20} /> : <img src={image} alt="" />}</Sign>
)
