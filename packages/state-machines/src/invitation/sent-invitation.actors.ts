import type { OrganizationClient } from '@tracemark/api/client'
import { fromPromise } from 'xstate'
import { sentInvitationMachine } from './sent-invitation.machine.ts'

export interface SentInvitationDependencies {
  client: {
    invitations: Pick<OrganizationClient['invitations'], 'resend'>
    organizationAccounts: Pick<OrganizationClient['organizationAccounts'], 'delete'>
  }
}

/** The machine of a sent invitation on its organization's client. */
export const createSentInvitationMachine = ({ client }: SentInvitationDependencies) =>
  sentInvitationMachine.provide({
    actors: {
      resend: fromPromise(({ input: { id } }: { input: { id: string } }) => client.invitations.resend({ body: { id } })),
      revoke: fromPromise(async ({ input: { id } }: { input: { id: string } }) => {
        await client.organizationAccounts.delete({ params: { accountId: id } })
      }),
    },
  })
