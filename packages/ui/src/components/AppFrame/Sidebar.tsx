import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { withClass } from '../with-class.ts'
import { Hint } from './Hint.tsx'
import { MenuBranch } from './MenuBranch.tsx'
import { MenuSection } from './MenuSection.tsx'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import type { AppFrameProps, MenuEntry, MenuFolds } from './types.ts'
import './Sidebar.css'

/** Icons stand in the same place whether their words show or not: the sidebar only uncovers these. */
const Side = withClass('div', 'tm-sidebar')

const Foot = withClass('div', 'tm-sidebar-foot')

const Collapse = withClass(PlainButton, 'tm-sidebar-collapse')

interface SidebarProps
  extends Pick<AppFrameProps, 'organizations' | 'organization' | 'menu' | 'current' | 'onNavigate' | 'onOrganization'> {
  collapsed: boolean
  folds: MenuFolds
  onFolds: (folds: MenuFolds) => void
  /** Absent in the drawer, which closes instead. */
  onCollapse?: (() => void) | undefined
}

const isWithin = (entry: MenuEntry, current: string | undefined) => entry.entries?.some((below) => below.id === current) ?? false

/** The organization and the menu: in words, or as icons only. */
export const Sidebar = ({ menu, current, collapsed, folds, onFolds, onNavigate, onCollapse, ...organization }: SidebarProps) => {
  const t = useTranslate()
  const fold = (id: string) => (open: boolean) => onFolds({ ...folds, [id]: open })
  const collapseLabel = t(collapsed ? 'common:expand_menu' : 'common:collapse_menu')
  const list = (entries: readonly MenuEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <MenuBranch
          key={entry.id}
          entry={entry}
          current={current}
          collapsed={collapsed}
          open={folds[entry.id] ?? isWithin(entry, current)}
          onFold={fold(entry.id)}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
  return (
    <Side data-collapsed={collapsed}>
      <OrganizationSwitcher {...organization} collapsed={collapsed} />
      <nav aria-label={t('common:main_menu')}>
        {menu.map((group) =>
          group.label === undefined ? (
            <div key={group.id}>{list(group.entries)}</div>
          ) : (
            <MenuSection key={group.id} label={group.label} collapsed={collapsed} open={folds[group.id] ?? true} onFold={fold(group.id)}>
              {list(group.entries)}
            </MenuSection>
          ),
        )}
      </nav>
      {onCollapse && (
        <Foot>
          <Hint label={collapseLabel} wanted={collapsed}>
            <Collapse aria-label={collapseLabel} aria-expanded={!collapsed} onClick={onCollapse}>
              <Icon name="panel" />
            </Collapse>
          </Hint>
        </Foot>
      )}
    </Side>
  )
}
