import { IdentityError, type IdentityErrorCode, type Session } from '@tracemark/api/identity'
import { expect, test } from 'vitest'
import { liveIdentityToken } from './identity-token.ts'

const session = (identityToken: string, exp: number): Session => ({ identityToken, exp, subject: 'lucia' })
const now = () => 1_000_000

test('a living token is taken as it is', async () => {
  const renew = () => Promise.reject(new Error('not asked for'))
  expect(await liveIdentityToken({ current: () => session('first', 1_006), renew }, now)).toBe('first')
})

test('a token that has ended, or ends in seconds, is renewed first', async () => {
  const renew = async () => session('second', 1_600)
  expect(await liveIdentityToken({ current: () => session('first', 1_005), renew }, now)).toBe('second')
})

test.each<[IdentityErrorCode, string]>([
  ['network_unreachable', 'network_unreachable'],
  ['provider_unavailable', 'network_unreachable'],
  ['renewal_refused', 'unauthenticated'],
  ['signed_out', 'unauthenticated'],
])('a renewal that fails with %s is %s', async (code, expected) => {
  const renew = () => Promise.reject(new IdentityError(code, 'No.'))
  await expect(liveIdentityToken({ current: () => undefined, renew }, now)).rejects.toMatchObject({ code: expected })
})
