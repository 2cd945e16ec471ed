import type { AccessGrant } from '@tracemark/api/client'
import { StatusNotice } from '@tracemark/ui/components/status-notice'
import { useState } from 'react'
import { deviceStorage } from '../platform/device-storage.ts'
import { useAccountView, useOrganizationView } from '../platform/services-context.tsx'
import { noteDismissed, wasDismissed } from './dismissed-status.ts'

type Dated = NonNullable<AccessGrant['organizationStatus']>

const Notice = ({ id, name, status }: { id?: number | undefined; name: string; status: { message: Dated['message']; since?: string } }) => {
  const [, setRead] = useState(false)
  const { message, since } = status
  // Where no page is left to use, it stays as long as it holds.
  const once = id !== undefined && since !== undefined && message === 'suspendedAdmin' ? { id, status: { message, since } } : undefined
  if (once && wasDismissed(deviceStorage, once.id, once.status)) return null
  const close = () => {
    if (!once) return
    noteDismissed(deviceStorage, once.id, once.status)
    setRead(true)
  }
  return <StatusNotice status={message} organization={name} since={since} onClose={once && close} />
}

/** What changed for this person in the organization, above the page. */
export const OrganizationStatus = ({ slug }: { slug: string }) => {
  const view = useOrganizationView()
  const account = useAccountView()
  if (view.kind === 'ready' && view.status) {
    const { id, name } = view.organization
    return <Notice id={id} name={name} status={view.status} />
  }
  if (view.kind !== 'failed' || !view.status) return null
  const known =
    account.kind === 'loaded' ? account.account.organizations.items.find((organization) => organization.slug === slug) : undefined
  return <Notice name={known?.name ?? slug} status={{ message: view.status }} />
}
