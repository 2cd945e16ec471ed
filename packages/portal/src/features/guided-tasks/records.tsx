import { addresses } from '@tracemark/api/addresses'
import { DeviceRunsWidget, DeviceTexts, openDevice, useRuns } from '@tracemark/embed/device-runs'
import { chooseOrganization } from '@tracemark/state-machines/current-organization'
import type { TopLineLink } from '@tracemark/ui/field/top-line'
import { useTranslate } from '@tracemark/ui/i18n'
import { type CSSProperties, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAccountView, useOrganizationView, useServices, useSessionView } from '../../platform/services-context.tsx'
import { useConnection } from '../../platform/use-online.ts'
import { useTitle } from '../../platform/use-title.ts'
import { FieldTop } from './field-top.tsx'
import { SentInteractions } from './sent-interactions.tsx'
import { useCorrector } from './use-corrector.ts'

/** What the history entry knows of who opened this page. */
export interface CameFrom {
  /** Whose tasks were open before. */
  organization?: { slug: string; name: string }
}

/** What lies on this device, without a sign-in: a worker who has only a link must find it too. */
export const Component = () => {
  const t = useTranslate()
  const connection = useConnection()
  const navigate = useNavigate()
  const { organization } = (useLocation().state ?? {}) as CameFrom
  const isSignedIn = useSessionView().kind === 'signedIn'
  const view = useOrganizationView()
  const { memory, organization: current } = useServices()
  const account = useAccountView()
  const known = account.kind === 'loaded' ? account.account : undefined
  // Who opens the page by its address, or again, is in the organization of before.
  const slug = organization?.slug ?? (known && chooseOrganization({ ...memory.recall(known.id), organizations: known.organizations }))
  const isNowhere = isSignedIn && view.kind === 'none'
  useEffect(() => {
    if (isNowhere && slug !== undefined) current.send({ type: 'SELECT', slug })
  }, [isNowhere, slug, current])
  const sentTo = isSignedIn && view.kind === 'ready' ? view.organization : undefined
  // Where all of them are of one organization, the line above can say so.
  const found = useRuns()
  const { runs } = found
  const [name = 'Tracemark', ...others] = new Set(runs?.map(({ organization: { name: its } }) => its))
  const isRead = runs !== undefined || found.isBlocked
  useTitle(t('device-runs:title'))

  useCorrector()

  const open = async (runId: string) => {
    const { correction } = runs?.find((run) => run.runId === runId) ?? {}
    if (correction) return navigate(addresses['guided-tasks'].answers.to(correction))
    const link = await (await openDevice()).runs.link(runId)
    if (link) navigate('/task', { state: { token: link, runId } })
  }
  const links: readonly TopLineLink[] = [
    ...(organization
      ? [
          {
            label: t('names:catalogue.guided_tasks'),
            onOpen: () => navigate(addresses['guided-tasks'].guided.to({ org: organization.slug })),
          },
        ]
      : []),
    ...(isSignedIn ? [{ label: t('guided-tasks:leave'), onOpen: () => navigate('/') }] : []),
  ]
  return (
    <>
      {/* Nothing until they are read: a name that changes by itself draws the eye. */}
      <FieldTop organization={organization?.name ?? (isRead ? (others.length === 0 ? name : 'Tracemark') : undefined)} links={links} />
      {/* As high as what they show, where two lists stand on the page. */}
      <main style={sentTo && ({ '--tm-screen-height': 'auto' } as CSSProperties)}>
        <DeviceTexts>
          <DeviceRunsWidget found={found} {...connection} onContinue={open} />
        </DeviceTexts>
        {sentTo && <SentInteractions key={sentTo.id} organization={sentTo} />}
      </main>
    </>
  )
}
