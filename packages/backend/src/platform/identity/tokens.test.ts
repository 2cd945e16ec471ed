import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { createTokens } from './tokens.ts'

const ISSUER = 'http://localhost'
const claims = { kind: 'general', sub: '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80' } as const

test('a token of ours that never expires is refused, whoever signed it', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const tokens = await createTokens(await exportJWK(privateKey), ISSUER)
  const signed = () =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).setIssuer(ISSUER).setAudience('tracemark-api').setIssuedAt()
  expect(await tokens.verify(await signed().setExpirationTime('5m').sign(privateKey))).toEqual(claims)
  await expect(tokens.verify(await signed().sign(privateKey))).rejects.toMatchObject({
    code: 'token_invalid',
    detail: expect.stringContaining("Its claim exp is missing or can't be used."),
  })
})

const now = () => Math.floor(Date.now() / 1000)

test.each([
  ['exp', 1e20, /Its claim exp must be a whole number of seconds/],
  ['exp', 1.5e15, /Its claim exp must be a whole number of seconds/],
  ['exp', now() + 60.5, /Its claim exp must be a whole number of seconds/],
  ['exp', now() + 3600, /Its claim exp is later than that of any token of its kind/],
  ['iat', -1, /Its claim iat must be a whole number of seconds/],
  ['iat', 1.5, /Its claim iat must be a whole number of seconds/],
  ['iat', now() + 3600, /Its claim iat is more than 60 seconds ahead/],
  ['nbf', -1e20, /Its claim nbf must be a whole number of seconds/],
  ['auth_time', 1e20, /Its claim auth_time must be a whole number of seconds/],
])('a token of ours whose %s is %d is refused', async (claim, value, said) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const tokens = await createTokens(await exportJWK(privateKey), ISSUER)
  const times = { iat: now(), exp: now() + 60, [claim]: value }
  const jwt = await new SignJWT({ ...claims, ...times })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience('tracemark-api')
    .sign(privateKey)
  await expect(tokens.verify(jwt)).rejects.toMatchObject({ code: 'token_invalid', detail: expect.stringMatching(said) })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a token that a clock ahead has issued is refused once the clock is right, though it was verified before', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const tokens = await createTokens(await exportJWK(privateKey), ISSUER)
  vi.useFakeTimers({ now: new Date('2026-05-20T15:10:00Z'), toFake: ['Date'] })
  const jwt = await tokens.issue(claims)
  expect(await tokens.verify(jwt)).toEqual(claims)
  vi.setSystemTime(new Date('2026-05-20T15:09:00Z'))
  expect(await tokens.verify(jwt)).toEqual(claims)
  vi.setSystemTime(new Date('2026-05-20T15:08:59Z'))
  await expect(tokens.verify(jwt)).rejects.toMatchObject({
    code: 'token_invalid',
    detail: expect.stringMatching(/^Its claim iat is more than 60 seconds ahead/),
  })
})
