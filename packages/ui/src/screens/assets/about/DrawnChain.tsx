import { styled } from '@mui/material/styles'
import type { ValueChain } from '@tracemark/api/schemas'
import { Icon, isIconName } from '../../../icons/Icon.tsx'

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  rowGap: 16,
  overflow: 'clip',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'grid', justifyItems: 'center', gap: 6, minWidth: 0, textAlign: 'center' },
  // From each element to the next one of its line; of the last one to the edge, which cuts it.
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 19,
    insetInlineStart: 'calc(50% + 26px)',
    width: 'calc(100% - 52px)',
    borderTop: '2px dotted var(--tm-line-strong)',
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    overflow: 'hidden',
    borderRadius: '50%',
    border: '1.5px solid var(--tm-accent)',
    color: 'var(--tm-accent)',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& span': { maxWidth: '100%', padding: '0 4px', fontSize: 'var(--tm-text-s)', overflowWrap: 'anywhere' },
  // On a phone one stands below the other.
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': { gridTemplateColumns: '40px minmax(0, 1fr)', justifyItems: 'start', alignItems: 'center', gap: 10, textAlign: 'start' },
    '& > li:not(:last-child)::after': {
      top: 42,
      insetInlineStart: 19,
      width: 0,
      height: 12,
      borderTop: 0,
      borderInlineStart: '2px dotted var(--tm-line-strong)',
    },
  },
})

export type ChainToDraw = Pick<ValueChain, 'id' | 'name' | 'elements'>

/** A value chain as the way of its elements, from the first to the last. */
export const DrawnChain = ({ chain: { name, elements } }: { chain: ChainToDraw }) => (
  <Steps aria-label={name}>
    {elements.map(({ id, name: element, icon, image }) => (
      <li key={id}>
        <i aria-hidden="true">
          {image === undefined ? <Icon name={isIconName(icon) ? icon : 'leaf'} size={18} /> : <img src={image} alt="" />}
        </i>
        <span>{element}</span>
      </li>
    ))}
  </Steps>
)
