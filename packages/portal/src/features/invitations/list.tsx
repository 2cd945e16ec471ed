import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Organization, OrganizationAccount } from '@tracemark/api/schemas'
import { createSentInvitationMachine, toSentInvitationView } from '@tracemark/state-machines/invitation'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { type SentInvitation, SentInvitationsScreen } from '@tracemark/ui/screens/sent-invitations'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { toFailure } from '../../platform/failure.ts'
import { useOrganizationClient, useOrganizationView } from '../../platform/services-context.tsx'
import { useTitle } from '../../platform/use-title.ts'

const PER_PAGE = 100
const waiting = ['pending', 'declined', 'expired'] as const

const linesOf = (actors: readonly Actor[]): SentInvitation[] =>
  actors.flatMap((actor) => {
    const { invitation, state, busy, failure } = toSentInvitationView(actor.getSnapshot())
    if (state === 'revoked') return []
    const { id, email, role, inviteExpiry } = invitation
    return [{ id, email, role, state, expiresAt: inviteExpiry, busy, failure }]
  })

type Machine = ReturnType<typeof createSentInvitationMachine>
type Actor = ReturnType<typeof createActor<Machine>>

/** One actor for each invitation, and what they show. */
const useSentInvitations = (client: OrganizationClient, invitations: readonly OrganizationAccount[] | undefined, onResent: () => void) => {
  const tell = useRef(onResent)
  tell.current = onResent
  const [machine] = useState(() => createSentInvitationMachine({ client }))
  const [actors, setActors] = useState<readonly Actor[]>()
  const [, setSeen] = useState(0)
  useEffect(() => {
    if (!invitations) return
    const started = invitations.map((invitation) => createActor(machine, { input: { invitation } }))
    for (const actor of started) {
      let before: ReturnType<typeof toSentInvitationView>['busy']
      actor.subscribe((snapshot) => {
        const { busy, failure } = toSentInvitationView(snapshot)
        if (before === 'resending' && busy === undefined && !failure) tell.current()
        before = busy
        setSeen((seen) => seen + 1)
      })
      actor.start()
    }
    setActors(started)
    return () => {
      for (const actor of started) actor.stop()
    }
  }, [machine, invitations])
  return actors
}

const List = ({ organization }: { organization: Organization }) => {
  const client = useOrganizationClient(organization.id)
  const navigate = useNavigate()
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  useTitle(t('invitations:title'), organization.name)
  const sent = useQuery({
    queryKey: ['sent-invitations', organization.id],
    queryFn: async ({ signal }) => {
      const pages = waiting.map((status) =>
        client.organizationAccounts.list({ query: { status, perPage: PER_PAGE, sort: 'createdAt_desc' } }, { signal }),
      )
      return (await Promise.all(pages)).flatMap(({ items }) => items)
    },
  })
  const actors = useSentInvitations(client, sent.data, () =>
    toast({ kind: 'positive', text: t('invite:sent', { count: 1, shown: format.number(1) }) }),
  )
  const confirming = actors?.find((actor) => toSentInvitationView(actor.getSnapshot()).confirming)
  const of = (id: string) => actors?.find((actor) => actor.getSnapshot().context.invitation.id === id)
  return (
    <SentInvitationsScreen
      invitations={actors && linesOf(actors)}
      failure={sent.error && !sent.data ? toFailure(sent.error) : undefined}
      confirming={confirming?.getSnapshot().context.invitation.id}
      onResend={(id) => of(id)?.send({ type: 'RESEND' })}
      onRevoke={(id) => of(id)?.send({ type: 'REVOKE' })}
      onConfirm={() => confirming?.send({ type: 'CONFIRM' })}
      onCancel={() => confirming?.send({ type: 'CANCEL' })}
      onRetry={() => sent.refetch()}
      onInvite={() => navigate('new')}
    />
  )
}

/** Invitations of the organization that wait for an answer, for its admins. */
export const Component = () => {
  const view = useOrganizationView()
  return view.kind === 'ready' ? <List key={view.organization.id} organization={view.organization} /> : null
}
