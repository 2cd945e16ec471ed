/**
 * Why signing in, renewing or signing out failed.
 * `sign_in_unknown`: the answer belongs to no sign-in that this tab began. `sign_in_required`: a silent sign-in needs the person.
 * `renewal_refused`: the provider ended the session. `renewal_unavailable`: the session has nothing to renew it with.
 */
export type IdentityErrorCode =
  | 'configuration_invalid'
  | 'network_unreachable'
  | 'provider_unavailable'
  | 'answer_invalid'
  | 'sign_in_unknown'
  | 'sign_in_refused'
  | 'sign_in_required'
  | 'renewal_refused'
  | 'renewal_unavailable'
  | 'signed_out'

/** Every failed identity operation rejects with this class. Tell failures apart by `code`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
