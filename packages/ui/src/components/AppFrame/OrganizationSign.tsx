import styled from '@emotion/styled'
import { Icon } from '../../icons/Icon.tsx'

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  overflow: 'hidden',
  border: '1.5px solid var(--tm-side-accent)',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 3px var(--tm-side), inset 0 0 0 4px var(--tm-side-accent)',
  color: 'var(--tm-side-accent)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-small=true]': {
    width: 22,
    height: 22,
    border: 0,
    boxShadow: 'none',
    background: 'var(--tm-accent-wash)',
    color: 'var(--tm-accent-strong)',
  },
})

/** An organization's picture, or a leaf, as a round sign. */
export const OrganizationSign = ({ image, small = false }: { image?: string | undefined; small?: boolean }) => (
  <Sign data-small={small}>{image === undefined ? <Icon name="leaf" size={small ? 14 : 18} /> : <img src={image} alt="" />}</Sign>
)
