import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { OfflineBanner, Strip } from '../OfflineBanner/OfflineBanner.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { AppFrameProps } from './types.ts'

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh', background: 'var(--tm-paper)' })

const Side = styled('div')({
  position: 'sticky',
  top: 0,
  flex: 'none',
  width: 236,
  height: '100dvh',
  borderInlineEnd: '1px solid var(--tm-line)',
  transition: 'width var(--tm-motion) var(--tm-ease)',
  '&[data-collapsed=true]': { width: 60 },
})

const Column = styled('div')({ flex: 1, minWidth: 0 })

const Top = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 52,
  padding: '0 20px 0 28px',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', font: '550 1.06rem/22px var(--tm-font-title)' },
  '& > span': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: { padding: '0 8px' },
}))

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1376,
  padding: '26px 28px 40px',
  [theme.breakpoints.down('md')]: { padding: '18px 14px 32px' },
}))

const Skip = styled('a')({
  position: 'fixed',
  zIndex: 1500,
  top: 8,
  insetInlineStart: 8,
  padding: '8px 14px',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-accent)',
  color: 'var(--tm-on-accent)',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})

const ReloadButton = styled(Button)({
  marginInlineStart: 'auto',
  color: 'inherit',
  background: 'transparent',
  borderColor: 'currentcolor',
  boxShadow: 'none',
})

const drawerParts = onDemand(() => import('@mui/material/Drawer'))

/** The portal around its pages: menu at the side (a drawer on phones), bar at the top, page in the middle. */
export const AppFrame = ({ offline = false, onReload, onNavigate, onOrganization, children, ...props }: AppFrameProps) => {
  const t = useTranslate()
  const muiTheme = useTheme()
  const narrow = useMediaQuery(muiTheme.breakpoints.down('md'), { noSsr: true })
  const cramped = useMediaQuery(muiTheme.breakpoints.down('lg'), { noSsr: true })
  const [chosen, setChosen] = useState<boolean>()
  const collapsed = chosen ?? cramped
  const [drawer, setDrawer] = useState(false)
  const parts = useOnDemand(drawerParts, drawer)
  const { organizations, organization, menu, current } = props

  const sidebar = (
    <Sidebar
      organizations={organizations}
      organization={organization}
      menu={menu}
      current={current}
      collapsed={collapsed && !narrow}
      onNavigate={(href) => {
        setDrawer(false)
        onNavigate(href)
      }}
      onOrganization={(slug) => {
        setDrawer(false)
        onOrganization(slug)
      }}
      onCollapse={narrow ? undefined : () => setChosen(!collapsed)}
    />
  )

  return (
    <Frame>
      <Skip href="#tm-content">{t('common:skip_to_content')}</Skip>
      {narrow && parts && (
        <parts.default
          open={drawer}
          onClose={() => setDrawer(false)}
          slotProps={{ paper: { 'aria-label': t('common:main_menu'), sx: { width: 280 } } }}
        >
          {sidebar}
        </parts.default>
      )}
      {!narrow && <Side data-collapsed={collapsed}>{sidebar}</Side>}
      <Column>
        {offline && <OfflineBanner />}
        {onReload && (
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
              <b>{organization?.name ?? 'Tracemark'}</b>
            </>
          )}
          <span>
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
