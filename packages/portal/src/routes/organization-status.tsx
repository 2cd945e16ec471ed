import type { AccessGrant } from '@tracemark/api/client'
import { StatusNotice } from '@tracemark/ui/components/status-notice'
import { NoPermissionScreen, type NoPermissionScreenProps } from '@tracemark/ui/screens/no-permission'
import { MuiTheme } from '@tracemark/ui/theme'
import { useState } from 'react'
import { deviceStorage } from '../app/device-storage.ts'
import { WholeLanguage } from '../app/i18n.tsx'
import { useAccountView, useOrganizationView } from '../app/services-context.tsx'
import { noteTold, wasTold } from '../app/told-status.ts'

type Dated = NonNullable<AccessGrant['organizationStatus']>

const Notice = ({ id, name, status }: { id?: number | undefined; name: string; status: { message: Dated['message']; since?: string } }) => {
  const [, setRead] = useState(false)
  const { message, since } = status
  // Where no page is left to use, it stays as long as it holds.
  const once = id !== undefined && since !== undefined && message === 'suspendedAdmin' ? { id, status: { message, since } } : undefined
  if (once && wasTold(deviceStorage, once.id, once.status)) return null
  const close = () => {
    if (!once) return
    noteTold(deviceStorage, once.id, once.status)
    setRead(true)
  }
  return (
    <WholeLanguage>
      <MuiTheme>
        <StatusNotice status={message} organization={name} since={since} onClose={once && close} />
      </MuiTheme>
    </WholeLanguage>
  )
}

interface OrganizationStatusProps {
  slug: string
  /** Permissions that the page needs: what is missing stands in its place. */
  missing?: NoPermissionScreenProps['missing']
  onHome?: () => void
}

/** What changed for this person in the organization, above the page; or why there is no page. */
export const OrganizationStatus = ({ slug, missing, onHome }: OrganizationStatusProps) => {
  const view = useOrganizationView()
  const account = useAccountView()
  if (missing) return <NoPermission missing={missing} {...(onHome && { onHome })} />
  if (view.kind === 'ready' && view.status) {
    const { id, name } = view.organization
    return <Notice id={id} name={name} status={view.status} />
  }
  if (view.kind !== 'failed' || !view.status) return null
  const known =
    account.kind === 'loaded' ? account.account.organizations.items.find((organization) => organization.slug === slug) : undefined
  return <Notice name={known?.name ?? slug} status={{ message: view.status }} />
}

/** In the place of a page that this person may not open: what is missing for it. */
export const NoPermission = (props: NoPermissionScreenProps) => (
  <WholeLanguage>
    <NoPermissionScreen {...props} />
  </WholeLanguage>
)
