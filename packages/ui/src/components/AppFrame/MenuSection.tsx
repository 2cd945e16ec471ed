import { type ReactNode, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { withClass } from '../with-class.ts'
import { Fold } from './Fold.tsx'
import './MenuSection.css'

const Head = withClass('h2', 'tm-menu-section-head')
/** Icons alone have no heading to show. */
const Gap = withClass('div', 'tm-menu-section-head')

const Toggle = withClass(PlainButton, 'tm-menu-section-toggle')

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
  const Top = collapsed ? Gap : Head
  return (
    <section>
      <Top data-collapsed={collapsed}>
        <Toggle aria-expanded={open} aria-controls={id} onClick={() => onFold(!open)}>
          <span>{label}</span>
          <Icon name="down" size={14} />
        </Toggle>
      </Top>
      <Fold id={id} open={open || collapsed}>
        {children}
      </Fold>
    </section>
  )
}
