import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError, WWWAuthenticateChallengeError } from 'oauth4webapi'
import { IdentityError, type IdentityErrorCode } from './identity-error.ts'

const NEEDS_THE_PERSON = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required']

const isPassing = (status: number, error?: string): boolean =>
  status >= 500 || status === 429 || error === 'server_error' || error === 'temporarily_unavailable'

const toErrorCode = (error: unknown, refused: IdentityErrorCode): IdentityErrorCode => {
  if (error instanceof ResponseBodyError) return isPassing(error.status, error.error) ? 'provider_unavailable' : refused
  if (error instanceof WWWAuthenticateChallengeError) return refused
  if (error instanceof AuthorizationResponseError) {
    if (isPassing(0, error.error)) return 'provider_unavailable'
    return NEEDS_THE_PERSON.includes(error.error) ? 'sign_in_required' : 'sign_in_refused'
  }
  if (error instanceof OperationProcessingError) {
    return error.cause instanceof Response && isPassing(error.cause.status) ? 'provider_unavailable' : 'answer_invalid'
  }
  // What fetch itself throws: TypeError without a network, DOMException at the time limit.
  return error instanceof TypeError || error instanceof DOMException ? 'network_unreachable' : 'answer_invalid'
}

/** The typed error for whatever a conversation with the provider threw. `refused` is the code when the provider said no. */
export const toIdentityError = (error: unknown, refused: IdentityErrorCode): IdentityError =>
  error instanceof IdentityError
    ? error
    : new IdentityError(toErrorCode(error, refused), error instanceof Error ? error.message : 'The identity provider failed.', error)
