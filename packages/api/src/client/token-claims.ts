import { TokenClaims } from '../schemas/index.ts'
import { ApiError } from './api-error.ts'

const fromBase64Url = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** Reads what a client may read of a token. It proves nothing: only the server checks signatures. */
export const readTokenClaims = (jwt: string): TokenClaims => {
  try {
    const [, payload = ''] = jwt.split('.')
    return TokenClaims.parse(JSON.parse(fromBase64Url(payload)))
  } catch (cause) {
    throw new ApiError('answer_unreadable', 'The token can not be read.', { cause })
  }
}
