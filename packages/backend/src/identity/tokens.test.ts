import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
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
