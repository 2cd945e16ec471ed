import type { OrganizationSummary } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../with-class.ts'
import { OrganizationSign } from './OrganizationSign.tsx'
import './OrganizationSwitcher.css'

const Switch = withClass(PlainButton, 'tm-organization-switcher-switch')

const list = onDemand(() => import('./OrganizationList.tsx'))
const fetchAhead = () => void list.load().catch(() => undefined)

interface OrganizationSwitcherProps {
  organizations: readonly OrganizationSummary[]
  organization?: OrganizationSummary | undefined
  /** Only its sign shows. */
  collapsed?: boolean
  /** At the head of the sidebar, or in the bar of a phone. */
  place?: 'side' | 'bar'
  onOrganization: (slug: string) => void
}

/** Which organization this is, and the account's others. */
export const OrganizationSwitcher = ({
  organizations,
  organization,
  collapsed = false,
  place = 'side',
  onOrganization,
}: OrganizationSwitcherProps) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const opened = useOnDemand(list, anchor !== undefined)
  const name = organization?.name ?? 'Tracemark'
  return (
    <>
      <Switch
        data-collapsed={collapsed}
        data-place={place}
        aria-label={collapsed ? t('common:switch_organization', { name }) : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {place === 'side' && <OrganizationSign image={organization?.image} />}
        <span data-words="">
          <b>{name}</b>
          {place === 'side' && organization?.businessType !== undefined && <small>{organization.businessType}</small>}
        </span>
        <VisuallyHidden>{t('common:switch_organization', { name })}</VisuallyHidden>
        <Icon name="down" size={14} />
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
