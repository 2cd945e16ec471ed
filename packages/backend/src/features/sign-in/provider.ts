import type { Language } from '@tracemark/api/schemas'
import type { JWK } from 'jose'
import type { Kysely } from 'kysely'
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { GetAddress } from '../../platform/http/client-address.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../schema/database.ts'
import { fill, getTexts } from '../../texts/index.ts'
import { loadAccount } from '../people/queries/accounts.ts'
import { createProviderStorage } from './provider-storage.ts'
import { INVITATION_PARAMETER, pickLanguage, showPage, signIn } from './sign-in.ts'
import { messagePage, signOutPage } from './sign-in-page.ts'
import { createSignUp, type SignUpOptions } from './sign-up.ts'

export interface ProviderOptions extends Pick<SignUpOptions, 'clock' | 'ids' | 'sendMail'> {
  db: Kysely<Database>
  log: Log
  rateLimits: RateLimits
  getAddress: GetAddress
  publicUrl: string
  clientId: string
  signingKey: JWK
  cookieSecret: string
  demoAccounts: readonly string[]
  /** Where e-mails are looked at on this computer, without a mail server. */
  mailbox: string | undefined
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
export const ID_TOKEN_SECONDS = 10 * MINUTE
const SCOPES = 'openid profile email offline_access'

/** `prompt=create` is how a portal says that the visitor came to make an account (Initiating User Registration via OpenID Connect). */
const promptPolicy = () => {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}

/** The portal is ours: nobody is asked whether it may know who they are. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const present = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (present) return present
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

const buildConfiguration = ({ db, publicUrl, clientId, signingKey, cookieSecret }: ProviderOptions): Configuration => ({
  adapter: createProviderStorage(db),
  clients: [
    {
      client_id: clientId,
      client_name: 'Tracemark',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${publicUrl}/loggedin`],
      post_logout_redirect_uris: [`${publicUrl}/loggedout`],
    },
  ],
  jwks: { keys: [signingKey as NonNullable<Configuration['jwks']>['keys'][number]] },
  cookies: { keys: [cookieSecret] },
  pkce: { required: () => true },
  scopes: SCOPES.split(' '),
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'locale'] },
  // The backend reads the e-mail address from the identity token: it never sees the provider's access token.
  conformIdTokenClaims: false,
  // An invitation's token proves the address that it was sent to. Portals send it to no provider that does not say so.
  extraParams: [INVITATION_PARAMETER],
  discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'], tracemark_invitation_supported: true },
  findAccount: async (_context, sub) => {
    const account = await loadAccount(db, sub)
    if (!account) return undefined
    const { firstName, lastName, email, language } = account
    return {
      accountId: sub,
      claims: () => ({
        sub,
        email,
        email_verified: true,
        name: `${firstName} ${lastName}`,
        given_name: firstName,
        family_name: lastName,
        ...(language !== undefined && { locale: language }),
      }),
    }
  },
  loadExistingGrant,
  issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  clientBasedCORS: (_context, origin) => origin === new URL(publicUrl).origin,
  interactions: { policy: promptPolicy(), url: (_context, { uid }) => `/oidc/interaction/${uid}` },
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      // The identity token proves that the portal asks. Any other site could send a visitor here: then a person decides.
      logoutSource: (context, form) =>
        showPage(context, signOutPage(languageFor(context), form, context.oidc.entities.IdTokenHint !== undefined, publicUrl)),
      postLogoutSuccessSource: (context) => {
        const language = languageFor(context)
        const t = getTexts(language).signIn
        showPage(
          context,
          messagePage(language, { title: t.signedOut, text: t.signedOutText, link: { href: publicUrl, label: t.toPortal } }),
        )
      },
    },
  },
  ttl: {
    AccessToken: 10 * MINUTE,
    AuthorizationCode: MINUTE,
    IdToken: ID_TOKEN_SECONDS,
    Interaction: 60 * MINUTE,
    Session: 14 * DAY,
    Grant: 14 * DAY,
    RefreshToken: 14 * DAY,
  },
  renderError: (context, out) => showErrorPage(context, publicUrl, out.error_description ?? out.error),
})

/** `ui_locales` of the request, where it was read before something failed. */
const languageFor = (context: KoaContextWithOIDC): Language => pickLanguage(context, context.oidc?.params?.ui_locales)

const showErrorPage = (context: KoaContextWithOIDC, publicUrl: string, reason: string): void => {
  const language = languageFor(context)
  const t = getTexts(language).signIn
  const text = fill(t.refusedText, { reason })
  showPage(context, messagePage(language, { title: t.refused, text, link: { href: publicUrl, label: t.toPortal } }), context.status)
}

/** The certified provider of the package `oidc-provider`, with accounts of our database. It expects to be mounted at `/oidc`. */
export const createProvider = (options: ProviderOptions): Provider => {
  const { publicUrl, log } = options
  const provider = new Provider(`${publicUrl}/oidc`, buildConfiguration(options))
  // The server in front of it sets these headers from the public address: see server.ts.
  provider.proxy = true
  provider.use(signIn(provider, { ...options, signUp: createSignUp(options) }))
  provider.on('server_error', (_context, error) => log.error({ error: error.stack ?? error.message }, 'The OpenID provider failed.'))
  return provider
}
