import { CredentialInvitationAnswer } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

export interface InvitationRequest {
  issuerId: string
  organizationId: number
  /** The run that shows the invitation, where one does. */
  executionId?: string | undefined
  /** How to tell of the relationship: a PATCH of the run at `url`, with `token` as bearer. */
  report?: { url: string; token: string } | undefined
}

/** Gives the address of an invitation. Fails where the issuer can't be asked, or answers something else. */
export type CredentialIssuer = (request: InvitationRequest) => Promise<string>

const TIMEOUT_MS = 5000

/** A service that issues identity credentials, behind an address of the operator's choice. */
export const createCredentialIssuer =
  (url: string, key: string | undefined): CredentialIssuer =>
  async (request) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(request),
      // The key goes to the address that was configured, and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The credential issuer answered ${response.status}.`)
    }
    return z.parse(CredentialInvitationAnswer, await response.json()).inviteUrl
  }
