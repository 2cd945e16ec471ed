import * as z from 'zod/mini'

/** Which issuer's credentials are asked for, as the issuer numbers or names itself. */
export const CredentialInvitation = z.object({ issuerId: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })

/** An address that a wallet opens, from a link or a code. */
export const CredentialInvitationAnswer = z.object({
  inviteUrl: z.url({ protocol: /^(https?|didcomm|openid-credential-offer)$/ }).check(z.maxLength(4096)),
})
