import * as z from 'zod/mini'
import { line } from './text.ts'

/** Which issuer's credentials are asked for, as the issuer numbers or names itself. */
export const CredentialInvitation = z.object({ issuerId: line(200) })

/** An address that a wallet opens, from a link or a code. */
export const CredentialInvitationAnswer = z.object({
  inviteUrl: z.url({ protocol: /^(https?|didcomm|openid-credential-offer)$/ }).check(z.maxLength(4096)),
})
