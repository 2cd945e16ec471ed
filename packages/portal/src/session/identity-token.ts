import { ApiError } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import { type IdentityClient, IdentityError } from '@tracemark/api/identity'

/** A token that ends sooner would end on its way. */
const MINIMUM_MS = 5_000

const passing: readonly unknown[] = ['network_unreachable', 'provider_unavailable']

/**
 * The session's identity token, renewed first when it has ended, as after a laptop's sleep. Fails as a call fails: unreachable
 * when trying again may help, unauthenticated when nobody is signed in any more.
 */
export const liveIdentityToken = async (identity: Pick<IdentityClient, 'current' | 'renew'>, now = serverClock.now): Promise<string> => {
  const session = identity.current()
  if (session && session.exp * 1_000 - now() > MINIMUM_MS) return session.identityToken
  try {
    return (await identity.renew()).identityToken
  } catch (cause) {
    const mayPass = cause instanceof IdentityError && passing.includes(cause.code)
    throw new ApiError(mayPass ? 'network_unreachable' : 'unauthenticated', 'The session could not be renewed.', { cause })
  }
}
