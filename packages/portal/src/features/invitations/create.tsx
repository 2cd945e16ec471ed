import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { roles } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { type Invited, InviteScreen } from '@tracemark/ui/screens/invitations/invite'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { findOwnMembership } from '../../organization/portal-language.ts'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAccountView } from '../../platform/services-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTitle } from '../../platform/use-title.ts'

const PER_PAGE = 100

const send = async (client: OrganizationClient, { teamId, ...body }: Invited, idempotencyKey: string): Promise<number> => {
  if (teamId === undefined) return (await client.organizationAccounts.create({ body }, { idempotencyKey })).items.length
  await client.teams.invite({ params: { id: teamId }, body }, { idempotencyKey })
  return body.emails.length
}

/** /org/:id/settings/access/invitations/new */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  const guard = useLeaveGuard()
  const account = useAccountView()
  const accountId = account.kind === 'loaded' ? account.account.id : ''
  useTitle(t('invitations:invite.open'), organization.name)
  const own = useQuery({
    queryKey: ['own-membership', organization.id, accountId],
    queryFn: async ({ signal }) => (await findOwnMembership(client, accountId, signal)) ?? null,
  })
  const teams = useQuery({
    queryKey: ['teams', organization.id],
    queryFn: ({ signal }) => client.teams.list({ query: { perPage: PER_PAGE, sort: 'name_asc' } }, { signal }),
    enabled: may(contract.teams.list) && may(contract.teams.invite),
  })
  const [once] = useState(createDoOnce)
  const list = addresses.invitations.list.to({ org: organization.slug })
  const invitation = useMutation({
    mutationFn: (invited: Invited) => once(invited, (key) => send(client, invited, key)),
    onSuccess: (count) => {
      guard.forget()
      toast({ kind: 'positive', text: t('invitations:invite.sent', { count, shown: format.number(count) }) })
      void queries.invalidateQueries({ queryKey: ['people', organization.id] })
      void navigate(list)
    },
  })
  return (
    <>
      <InviteScreen
        organizationName={organization.name}
        // Nobody gives a role above their own.
        roles={own.data?.role === 'owner' ? roles : roles.filter((role) => role !== 'owner')}
        teams={teams.data?.items}
        language={organization.language}
        onSave={(invited) => invitation.mutateAsync(invited).then(() => undefined, toFailure)}
        onCancel={() => navigate(list)}
        onDirty={guard.setDirty}
      />
      {guard.question}
    </>
  )
}
