import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { isPlainClick } from '../plain-click.ts'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import type { AppFrameProps, MenuEntry } from './types.ts'

const Side = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: '100%',
  padding: '12px 12px 10px',
  overflowY: 'auto',
  background: 'var(--tm-paper-sunken)',
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& h2': { margin: '14px 8px 4px', font: '600 0.74rem/16px var(--tm-font-ui)', color: 'var(--tm-ink-muted)' },
  '&[data-collapsed=true]': {
    padding: '12px 8px 10px',
    '& h2': { height: 1, margin: '10px 8px', overflow: 'hidden', background: 'var(--tm-line)', color: 'transparent' },
    '& a': { justifyContent: 'center', padding: 0 },
  },
})

const Entry = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 32,
  padding: '0 8px',
  borderRadius: 'var(--tm-radius-s)',
  color: 'var(--tm-ink-muted)',
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&[aria-current=page]': { background: 'var(--tm-paper-raised)', color: 'var(--tm-ink)', boxShadow: 'var(--tm-shadow-1)' },
  '& > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontSize: 'var(--tm-text-xs)' },
})

const Foot = styled('div')({ marginTop: 'auto', paddingTop: 12 })

const hints = onDemand(() => import('@mui/material/Tooltip'))

interface SidebarProps
  extends Pick<AppFrameProps, 'organizations' | 'organization' | 'menu' | 'current' | 'onNavigate' | 'onOrganization'> {
  collapsed: boolean
  /** Absent in the drawer, which closes instead. */
  onCollapse?: (() => void) | undefined
}

export const Sidebar = ({
  organizations,
  organization,
  menu,
  current,
  collapsed,
  onNavigate,
  onOrganization,
  onCollapse,
}: SidebarProps) => {
  const t = useTranslate()
  const hint = useOnDemand(hints, collapsed)
  const named = (label: string, link: ReactElement) =>
    collapsed && hint ? (
      <hint.default title={label} placement="right">
        {link}
      </hint.default>
    ) : (
      link
    )
  const entry = ({ id, href, icon, label, badge }: MenuEntry) => (
    <li key={id}>
      {named(
        label,
        <Entry
          href={href}
          aria-current={id === current ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onNavigate(href)
          }}
        >
          <Icon name={icon} />
          {!collapsed && <span>{label}</span>}
          {!collapsed && badge !== undefined && <small>{badge}</small>}
        </Entry>,
      )}
    </li>
  )
  return (
    <Side data-collapsed={collapsed}>
      <OrganizationSwitcher
        organizations={organizations}
        organization={organization}
        collapsed={collapsed}
        onOrganization={onOrganization}
      />
      <nav aria-label={t('common:main_menu')}>
        {menu.map((group) => (
          <section key={group.id}>
            {group.label !== undefined && <h2>{group.label}</h2>}
            <ul>{group.entries.map(entry)}</ul>
          </section>
        ))}
      </nav>
      {onCollapse && (
        <Foot>
          <IconButton
            aria-label={t(collapsed ? 'common:expand_menu' : 'common:collapse_menu')}
            aria-expanded={!collapsed}
            onClick={onCollapse}
          >
            <Icon name="panel" />
          </IconButton>
        </Foot>
      )}
    </Side>
  )
}
