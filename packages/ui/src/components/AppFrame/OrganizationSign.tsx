import { Icon } from '../../icons/Icon.tsx'
import { withClass } from '../with-class.ts'
import './OrganizationSign.css'

const Sign = withClass('span', 'tm-organization-sign')

/** An organization's picture, or a leaf, as a round sign. */
export const OrganizationSign = ({ image, small = false }: { image?: string | undefined; small?: boolean }) => (
  <Sign data-small={small}>{image === undefined ? <Icon name="leaf" size={small ? 14 : 20} /> : <img src={image} alt="" />}</Sign>
)
