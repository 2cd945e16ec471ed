import { contract } from '@tracemark/api/contract'
import { Afterwards } from '../http/afterwards.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

/** The path names the product that the specification knows; any service that speaks as decision 31 says stands behind it. */
export const integrationRoutes = (implement: Implement, { credentialIssuer, log }: Dependencies): void =>
  implement(contract.integrations.invite, async ({ organizationId, token, body: { issuerId } }) => {
    if (!credentialIssuer) throw new ProblemError('integration_unavailable', { detail: 'No issuer of credentials is configured.' })
    return new Afterwards(async () => {
      try {
        return { inviteUrl: await credentialIssuer({ issuerId, organizationId, executionId: token?.executionId }) }
      } catch (cause) {
        log.warn({ error: cause instanceof Error ? cause.message : String(cause) }, 'The issuer of credentials gave no invitation.')
        throw new ProblemError('integration_unavailable', { detail: 'The issuer of credentials does not answer.', cause })
      }
    })
  })
