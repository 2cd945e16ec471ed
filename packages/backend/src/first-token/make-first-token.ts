import { createHash, randomBytes } from 'node:crypto'
import { ApiError, createCalls, createFetchTransport } from '@tracemark/api/client'
import { createBrowser } from './form-browser.ts'

export interface FirstTokenInput {
  /** Origin of the server, without a slash at the end. */
  server: string
  email: string
  password: string
  /** Slug. */
  organization: string
  /** What the token is called in the organization's list. */
  name: string
}

/** Something that who asked can mend, in a sentence or two. */
export class FirstTokenError extends Error {}

const readJson = async (url: string, init?: RequestInit): Promise<Record<string, string>> => {
  try {
    const response = await fetch(url, init)
    return (await response.json()) as Record<string, string>
  } catch (error) {
    const { origin } = new URL(url)
    throw new FirstTokenError(`No Tracemark server answers at ${origin}. Start it, or name another with --server.`, { cause: error })
  }
}

/** Signs in by the embedded provider's own page, as a browser would; the ID token. */
const signIn = async ({ server, email, password }: FirstTokenInput): Promise<string> => {
  const { issuer = '', clientId = '' } = await readJson(`${server}/config.json`)
  if (new URL(issuer).origin !== new URL(server).origin)
    throw new FirstTokenError(`People sign in at ${issuer}, whose page is not known here. Get an ID token there, as the guide says.`)
  const configuration = await readJson(`${issuer}/.well-known/openid-configuration`)
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${server}/loggedin`
  const browser = createBrowser()
  const page = await browser.open(
    `${configuration.authorization_endpoint}?${new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: redirect,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })}`,
  )
  const { url, status } = await browser.submit(page, { email, password })
  const code = new URL(url).searchParams.get('code')
  if (code === null)
    throw new FirstTokenError(
      status === 429
        ? 'Too many attempts. Try again in 15 minutes.'
        : `${email} and this password do not match. Name others with --email and --password.`,
    )
  const grant = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirect, code_verifier: verifier }
  const tokens = await readJson(configuration.token_endpoint ?? '', {
    method: 'POST',
    headers: { origin: server },
    body: new URLSearchParams(grant),
  })
  return tokens.id_token ?? ''
}

/** An access token that may all that its maker may, and the number of the organization, for a program that has neither yet. */
export const makeFirstToken = async (input: FirstTokenInput): Promise<{ organizationId: number; token: string }> => {
  const client = createCalls({ baseUrl: input.server, transport: createFetchTransport() })
  const identity = await signIn(input)
  try {
    const general = await client.accessTokens.exchange({ body: {} }, { token: identity })
    const { id: organizationId } = await client.organizations.bySlug({ params: { slug: input.organization } }, { token: general.jwt })
    const { jwt } = await client.accessTokens.exchange({ body: { organizationId } }, { token: identity })
    const { token } = await client.accessTokens.create({ body: { name: input.name, accessTokenType: 'full' } }, { token: jwt })
    return { organizationId, token }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new FirstTokenError(`The server refused: ${error.message} (${error.code})`, { cause: error })
  }
}
