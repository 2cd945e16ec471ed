import { contract } from '@tracemark/api/contract'
import { AfterCommit } from '../../platform/http/after-commit.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { assertNoIssuer } from '../../platform/identity/token-fault.ts'
import type { TaskRunClaims } from '../../platform/identity/tokens.ts'
import { ProblemError } from '../../platform/problem.ts'

/** The path names the product that the specification knows; any service that speaks as docs/decisions/integrations.md says stands behind it. */
export const integrationRoutes = (implement: Implement, { credentialIssuer, tokens, publicUrl, log }: Dependencies): void => {
  /** The issuer has a token of its own, which answers one question of the run and neither submits it nor ends it. */
  const getReport = async (token: TaskRunClaims, executionId: string) => ({
    executionId,
    report: { url: `${publicUrl}/core/executions/${executionId}`, token: await tokens.issue({ ...token, issuer: true }) },
  })

  implement(contract.integrations.invite, async ({ organizationId, token, body: { issuerId } }) => {
    if (!credentialIssuer) throw new ProblemError('integration_unavailable', { detail: 'No credential issuer is configured.' })
    assertNoIssuer(token)
    return new AfterCommit(async () => {
      try {
        const executionId = token?.executionId
        const run = token && executionId !== undefined && (await getReport(token, executionId))
        return { inviteUrl: await credentialIssuer({ issuerId, organizationId, ...run }) }
      } catch (cause) {
        log.warn({ error: cause instanceof Error ? cause.message : String(cause) }, 'The issuer of credentials gave no invitation.')
        throw new ProblemError('integration_unavailable', { detail: 'The credential issuer does not respond.', cause })
      }
    })
  })
}
