import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { OrganizationSummary } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const Switch = styled(ButtonBase)({
  gap: 10,
  width: '100%',
  minHeight: 48,
  marginBottom: 8,
  padding: '4px 8px',
  borderRadius: 'var(--tm-radius-s)',
  textAlign: 'start',
  '&:hover': { background: 'var(--tm-hover)' },
  '&[data-collapsed=true]': { padding: 4, justifyContent: 'center' },
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  '& b': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    font: '550 1rem/20px var(--tm-font-title)',
  },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-xs)', lineHeight: '16px' },
})

const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  overflow: 'hidden',
  border: '1.5px solid var(--tm-accent)',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 3px var(--tm-paper-sunken), inset 0 0 0 4px var(--tm-accent)',
  color: 'var(--tm-accent)',
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

const OrganizationSign = ({ image, small = false }: { image?: string | undefined; small?: boolean }) => (
  <Sign data-small={small}>{image === undefined ? <Icon name="leaf" size={small ? 14 : 18} /> : <img src={image} alt="" />}</Sign>
)

interface OrganizationSwitcherProps {
  organizations: readonly OrganizationSummary[]
  organization?: OrganizationSummary | undefined
  collapsed: boolean
  onOrganization: (slug: string) => void
}

/** Which organization this is, and the account's others. */
export const OrganizationSwitcher = ({ organizations, organization, collapsed, onOrganization }: OrganizationSwitcherProps) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const name = organization?.name ?? 'Tracemark'
  return (
    <>
      <Switch
        data-collapsed={collapsed}
        aria-label={collapsed ? t('common:switch_organization', { name }) : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <OrganizationSign image={organization?.image} />
        {!collapsed && (
          <>
            <span>
              <b>{name}</b>
              {organization?.businessType !== undefined && <small>{organization.businessType}</small>}
            </span>
            <VisuallyHidden>{t('common:switch_organization', { name })}</VisuallyHidden>
            <Icon name="down" size={14} />
          </>
        )}
      </Switch>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {organizations.map((choice) => (
          <MenuItem
            key={choice.id}
            selected={choice.id === organization?.id}
            onClick={() => {
              setAnchor(undefined)
              onOrganization(choice.slug)
            }}
          >
            <OrganizationSign image={choice.image} small />
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
