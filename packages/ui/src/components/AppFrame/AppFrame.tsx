import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useBelow } from '../../theme/use-below.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { ClockBanner } from '../ClockBanner/ClockBanner.tsx'
import { OfflineBanner, Strip } from '../OfflineBanner/OfflineBanner.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { announceResize } from './announce-resize.ts'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import { Column, Frame, Main, ReloadButton, Side, Skip, Top } from './parts.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useSearchShortcut } from './search-shortcut.ts'
import type { AppFrameProps, MenuFolds } from './types.ts'

const drawerParts = onDemand(() => import('./MenuDrawer.tsx'))

/** The portal around its pages: menu at the side (a drawer on phones), bar at the top, page in the middle. */
export const AppFrame = ({
  offline = false,
  away = false,
  clockAhead,
  onReload,
  onSearch,
  onNavigate,
  onOrganization,
  tools,
  children,
  ...props
}: AppFrameProps) => {
  const t = useTranslate()
  const isApart = offline || away
  const narrow = useBelow('tablet')
  const cramped = useBelow('desktop')
  const [chosen, setChosen] = useState<boolean>()
  const [ownFolds, setOwnFolds] = useState<MenuFolds>({})
  const [drawer, setDrawer] = useState(false)
  const parts = useOnDemand(drawerParts, drawer)
  useSearchShortcut(onSearch)
  const collapsed = props.collapsed ?? chosen ?? cramped
  const folded = useRef(collapsed)
  useEffect(() => {
    if (folded.current === collapsed) return
    folded.current = collapsed
    return announceResize(window)
  }, [collapsed])
  const { organizations, organization, menu, current, folds = ownFolds, onFolds, onCollapsed } = props

  const sidebar = (
    <Sidebar
      organizations={organizations}
      organization={organization}
      menu={menu}
      current={current}
      collapsed={collapsed && !narrow}
      folds={folds}
      onFolds={(next) => {
        setOwnFolds(next)
        onFolds?.(next)
      }}
      onNavigate={(href) => {
        setDrawer(false)
        onNavigate(href)
      }}
      onOrganization={(slug) => {
        setDrawer(false)
        onOrganization(slug)
      }}
      onCollapse={
        narrow
          ? undefined
          : () => {
              setChosen(!collapsed)
              onCollapsed?.(!collapsed)
            }
      }
    />
  )

  return (
    <Frame>
      <Skip href="#tm-content">{t('common:skip_to_content')}</Skip>
      {narrow && parts && (
        <parts.MenuDrawer label={t('common:main_menu')} open={drawer} onClose={() => setDrawer(false)}>
          {sidebar}
        </parts.MenuDrawer>
      )}
      {!narrow && <Side data-collapsed={collapsed}>{sidebar}</Side>}
      <Column>
        {/* One bar at a time: what matters most now. */}
        <OfflineBanner offline={offline} away={away} />
        {!isApart && !onReload && clockAhead !== undefined && <ClockBanner ahead={clockAhead} />}
        {!isApart && onReload && (
          <Strip role="status">
            {t('common:new_version')}
            <ReloadButton size="small" onClick={onReload}>
              {t('common:reload')}
            </ReloadButton>
          </Strip>
        )}
        <Top>
          {narrow && (
            <>
              <IconButton aria-label={t('common:open_menu')} aria-expanded={drawer} onClick={() => setDrawer(true)}>
                <Icon name="menu" size={18} />
              </IconButton>
              <OrganizationSwitcher place="bar" organizations={organizations} organization={organization} onOrganization={onOrganization} />
            </>
          )}
          {onSearch && !narrow && <SearchBox small={false} onSearch={onSearch} />}
          <span data-end="">
            {onSearch && narrow && <SearchBox small onSearch={onSearch} />}
            {tools !== undefined && <span data-tools="">{tools}</span>}
            <AccountMenu {...props} />
          </span>
        </Top>
        <Main id="tm-content" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  )
}
