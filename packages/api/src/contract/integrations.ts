import { CredentialInvitation, CredentialInvitationAnswer } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

export const integrations = {
  invite: endpoint({
    method: 'POST',
    path: '/integrations/evernym/invite',
    summary: 'Ask the issuer of identity credentials for an invitation, which a task run shows as a code',
    security: 'memberOrRun',
    permissions: ['executions:update'],
    body: CredentialInvitation,
    response: CredentialInvitationAnswer,
    errors: ['integration_unavailable'],
  }),
}
