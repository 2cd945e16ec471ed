import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { OrganizationSummary } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { OrganizationSign } from './OrganizationSign.tsx'

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

const list = onDemand(() => import('./OrganizationList.tsx'))
const fetchAhead = () => void list.load().catch(() => undefined)

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
  const opened = useOnDemand(list, anchor !== undefined)
  const name = organization?.name ?? 'Tracemark'
  return (
    <>
      <Switch
        data-collapsed={collapsed}
        aria-label={collapsed ? t('common:switch_organization', { name }) : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
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
      {opened && (
        <opened.OrganizationList
          organizations={organizations}
          organization={organization}
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
          onOrganization={onOrganization}
        />
      )}
    </>
  )
}
