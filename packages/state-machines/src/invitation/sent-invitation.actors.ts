import type { ApiClient } from '@tracemark/api/client'
import { fromPromise } from 'xstate'
import { sentInvitationMachine } from './sent-invitation.machine.ts'

export interface SentInvitationDependencies {
  client: { invitations: Pick<ApiClient['invitations'], 'resend'>; organizationAccounts: Pick<ApiClient['organizationAccounts'], 'delete'> }
}

/** The chart of a sent invitation on an API client. */
export const createSentInvitationMachine = ({ client }: SentInvitationDependencies) =>
  sentInvitationMachine.provide({
    actors: {
      resend: fromPromise(({ input: { id } }: { input: { id: string } }) => client.invitations.resend({ body: { id } })),
      revoke: fromPromise(async ({ input: { organizationId, id } }: { input: { organizationId: number; id: string } }) => {
        await client.organizationAccounts.delete({ params: { org: organizationId, accountId: id } })
      }),
    },
  })
