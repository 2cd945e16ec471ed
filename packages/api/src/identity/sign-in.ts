import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi'
import * as z from 'zod/mini'
import { createStored } from '../tabs/stored.ts'
import type { IdentityEnvironment } from './environment.ts'
import { IdentityError } from './identity-error.ts'
import type { Provider } from './provider.ts'
import { readReturnPath } from './return-path.ts'
import type { Session } from './session.ts'

const SCOPES = ['openid', 'email', 'profile', 'offline_access']

export interface AuthorizeOptions {
  /** The e-mail address to fill in. */
  loginHint?: string | undefined
  /** Offer to make an account. */
  signup?: boolean | undefined
  /** The token of an invitation, for a provider that takes it as proof of the invited address; no other one is told of it. */
  invitation?: string | undefined
  /** A path of this site to go to afterwards. */
  returnTo?: string | undefined
  /** Sign in without asking, or fail with `sign_in_required`. */
  silent?: boolean | undefined
}

interface BeginOptions extends AuthorizeOptions {
  /** The provider asks who it is, also where it still has a session. */
  anew: boolean
}

/** `returnTo` is a path of this site; `/` when the sign-in was begun without one. */
export interface SignInResult {
  session: Session
  returnTo: string
}

const PendingSignIn = z.object({ state: z.string(), verifier: z.string(), nonce: z.string(), returnTo: z.string() })

export interface SignInOptions extends Pick<IdentityEnvironment, 'storage' | 'language'> {
  provider: Provider
  clientId: string
  redirectUri: string
}

/** The way to the provider and back: authorization code with PKCE, state and nonce (RFC 9700). */
export const createSignIn = ({ provider, storage, language, clientId, redirectUri }: SignInOptions) => {
  const pending = createStored(storage, 'tracemark.sign-in', PendingSignIn)

  const getPrompt = (
    { signup, silent, anew }: BeginOptions,
    // A provider that lists its prompts without the one that is asked for would refuse the whole sign-in.
    isSupported: (prompt: string) => boolean,
  ): string | undefined => {
    if (silent) return 'none'
    if (signup && isSupported('create')) return 'create'
    return anew && isSupported('login') ? 'login' : undefined
  }

  return {
    /** The provider's address to leave for. */
    begin: async (options: BeginOptions): Promise<string> => {
      if (options.silent && options.anew) throw new IdentityError('sign_in_required', 'Whoever signed out signs in by hand.')
      const server = await provider.metadata()
      if (!server.authorization_endpoint) throw new IdentityError('answer_invalid', 'The provider names no authorization endpoint.')
      const request = {
        state: generateRandomState(),
        verifier: generateRandomCodeVerifier(),
        nonce: generateRandomNonce(),
        returnTo: readReturnPath(options.returnTo) ?? '/',
      }
      pending.write(request)
      const prompts = server.prompt_values_supported
      const prompt = getPrompt(options, (wanted) => !Array.isArray(prompts) || prompts.includes(wanted))
      const url = new URL(server.authorization_endpoint)
      for (const [name, value] of Object.entries({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.filter((scope) => scope === 'openid' || (server.scopes_supported?.includes(scope) ?? true)).join(' '),
        state: request.state,
        nonce: request.nonce,
        code_challenge: await calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        login_hint: options.loginHint,
        ui_locales: language?.(),
        prompt,
        invitation: server.tracemark_invitation_supported === true ? options.invitation : undefined,
      }))
        if (value !== undefined) url.searchParams.set(name, value)
      return url.href
    },
    /** Reads the address that the provider sent the person back to. A sign-in is read once. */
    finish: async (address: string): Promise<SignInResult> => {
      const begun = pending.read()
      pending.write(undefined)
      if (!begun || !URL.canParse(address) || new URL(address).searchParams.get('state') !== begun.state) {
        throw new IdentityError('sign_in_unknown', 'This answer belongs to no sign-in that this tab began.')
      }
      const session = await provider.trade(new URL(address), begun)
      return { session, returnTo: readReturnPath(begun.returnTo) ?? '/' }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
