import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { Fold } from './Fold.tsx'

const Head = styled('h2')({
  position: 'relative',
  margin: '8px 0 2px',
  // Where only icons show, a hairline stands in the heading's place, so that nothing moves.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 11,
    insetInline: '8px',
    height: 1,
    background: 'var(--tm-side-line)',
    opacity: 0,
    transition: 'opacity var(--tm-motion-fast) var(--tm-ease)',
  },
  '&[data-collapsed=true]': { '&::after': { opacity: 1 }, '& > button': { visibility: 'hidden', opacity: 0 } },
})

const Toggle = styled(PlainButton)({
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  height: 24,
  padding: '0 10px',
  borderRadius: 'var(--tm-radius-s)',
  color: 'var(--tm-side-muted)',
  font: '600 var(--tm-text-xs)/16px var(--tm-font-ui)',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  transition: 'opacity var(--tm-motion-fast) var(--tm-ease), visibility var(--tm-motion-fast)',
  '& svg': { opacity: 0, transition: 'rotate var(--tm-motion) var(--tm-ease), opacity var(--tm-motion-fast) var(--tm-ease)' },
  '&:hover, &:focus-visible': { color: 'var(--tm-side-ink)', '& svg': { opacity: 1 } },
  '&:focus-visible': { outline: '2px solid var(--tm-side-accent)', outlineOffset: -2 },
  '&[aria-expanded=false] svg': { rotate: '-90deg', opacity: 1 },
  '[dir=rtl] &[aria-expanded=false] svg': { rotate: '90deg' },
  '@media (hover: none)': { '& svg': { opacity: 1 } },
})

interface MenuSectionProps {
  label: string
  /** Only icons show: its entries then stay in view. */
  collapsed: boolean
  open: boolean
  onFold: (open: boolean) => void
  children: ReactNode
}

/** A group of the menu under a heading that folds it. */
export const MenuSection = ({ label, collapsed, open, onFold, children }: MenuSectionProps) => {
  const id = useId()
  return (
    <section>
      <Head as={collapsed ? 'div' : 'h2'} data-collapsed={collapsed}>
        <Toggle aria-expanded={open} aria-controls={id} onClick={() => onFold(!open)}>
          <span>{label}</span>
          <Icon name="down" size={14} />
        </Toggle>
      </Head>
      <Fold id={id} open={open || collapsed}>
        {children}
      </Fold>
    </section>
  )
}
