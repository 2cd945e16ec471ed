import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { withClass } from '../with-class.ts'
import { Fold } from './Fold.tsx'
import { Hint } from './Hint.tsx'
import { MenuLine } from './MenuLine.tsx'
import type { MenuEntry } from './types.ts'
import './MenuBranch.css'

const Row = withClass('div', 'tm-menu-branch-row')

const Toggle = withClass(PlainButton, 'tm-menu-branch-toggle')

/** Pages below a page hang on a hairline under its icon. */
const Branches = withClass('ul', 'tm-menu-branch-below')

const menus = onDemand(() => import('./BranchMenu.tsx'))

interface MenuBranchProps {
  entry: MenuEntry
  current: string | undefined
  collapsed: boolean
  open: boolean
  onFold: (open: boolean) => void
  onNavigate: (href: string) => void
}

/** An entry of the menu and the pages below it: under it, or, where only icons show, in a menu beside it. */
export const MenuBranch = ({ entry, current, collapsed, open, onFold, onNavigate }: MenuBranchProps) => {
  const t = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const menu = useOnDemand(menus, anchor !== undefined)
  const { entries = [], icon, label } = entry
  const within = entries.some((below) => below.id === current)
  const close = () => setAnchor(undefined)
  return (
    <li>
      <Row>
        <Hint label={label} wanted={collapsed && anchor === undefined}>
          <MenuLine
            link={entry}
            icon={icon}
            current={entry.id === current || (collapsed && within)}
            within={within}
            collapsed={collapsed}
            onNavigate={onNavigate}
            onOpen={collapsed && entries.length > 0 ? setAnchor : undefined}
          />
        </Hint>
        {entries.length > 0 && !collapsed && (
          <Toggle
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('common:pages_below', { name: label })}
            onClick={() => onFold(!open)}
          >
            <Icon name="down" size={14} />
          </Toggle>
        )}
      </Row>
      {entries.length > 0 && (
        <Fold id={id} open={open && !collapsed}>
          <Branches>
            {entries.map((below) => (
              <li key={below.id}>
                <MenuLine link={below} current={below.id === current} onNavigate={onNavigate} />
              </li>
            ))}
          </Branches>
        </Fold>
      )}
      {menu && collapsed && <menu.BranchMenu entry={entry} current={current} anchor={anchor} onClose={close} onNavigate={onNavigate} />}
    </li>
  )
}
