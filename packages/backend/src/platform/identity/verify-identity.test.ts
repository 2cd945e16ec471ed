import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestApp } from '../../testing/create-test-app.ts'
import { createIdentityVerifier, remoteKeys } from './verify-identity.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

const verifierFor = (clientId: string) => createIdentityVerifier(`${app.baseUrl}/oidc`, clientId, remoteKeys(`${app.baseUrl}/oidc`))

test('any provider is found by its discovery document, and its tokens are checked with its keys', async () => {
  const verify = verifierFor('tracemark-portal')
  expect(await verify(await app.identityToken('owner'))).toEqual({
    issuer: `${app.baseUrl}/oidc`,
    subject: app.accountId('owner'),
    email: 'owner@demo.test',
    emailVerified: true,
    firstName: 'Lucía',
    lastName: 'Montoya',
  })
  await expect(verify(await app.identityToken('owner', { exp: 1 }))).rejects.toMatchObject({ code: 'token_expired' })
  await expect(verify(await app.generalToken('owner'))).rejects.toMatchObject({ code: 'token_invalid' })
  await expect(verifierFor('another-client')(await app.identityToken('owner'))).rejects.toMatchObject({ code: 'token_invalid' })
})

test.each([
  { exp: 1e20 },
  { exp: 4e12 },
  { iat: -5 },
  { iat: 1e20 },
  { iat: Math.floor(Date.now() / 1000) + 3600 },
  { nbf: 0.5 },
  { auth_time: 1e20 },
  { auth_time: 'yesterday' },
])('an identity token with the times %j is refused', async (times) => {
  await expect(verifierFor('tracemark-portal')(await app.identityToken('owner', times))).rejects.toMatchObject({ code: 'token_invalid' })
})

test('claims that can not be used are as good as absent', async () => {
  const verify = verifierFor('tracemark-portal')
  const odd = { email: null, email_verified: 'yes', given_name: null, family_name: 7, name: null }
  expect(await verify(await app.identityToken('owner', odd))).toEqual({
    issuer: `${app.baseUrl}/oidc`,
    subject: app.accountId('owner'),
    emailVerified: false,
    firstName: '',
    lastName: '',
  })
})

test('an address may be internationalized, and verified in words', async () => {
  const verify = verifierFor('tracemark-portal')
  const read = async (claims: Record<string, unknown>) => {
    const { email, emailVerified } = await verify(await app.identityToken('owner', claims))
    return [email, emailVerified]
  }
  expect([
    await read({ email: 'lucía@café.example', email_verified: 'true' }),
    await read({ email: 'owner@demo.test', email_verified: 'false' }),
    await read({ email: 'no address' }),
  ]).toEqual([
    ['lucía@café.example', true],
    ['owner@demo.test', false],
    [undefined, true],
  ])
})

test.each(['logout+jwt', 'at+jwt', 'application/AT+JWT'])('a token of the type %s is no identity token', async (typ) => {
  await expect(verifierFor('tracemark-portal')(await app.identityToken('owner', {}, { typ }))).rejects.toMatchObject({
    code: 'token_invalid',
  })
})

test('a token for several audiences must have been given to this client', async () => {
  const verify = verifierFor('tracemark-portal')
  const aud = ['tracemark-portal', 'another-client']
  expect(await verify(await app.identityToken('owner', { aud, azp: 'tracemark-portal' }, { typ: 'JWT' }))).toMatchObject({
    subject: app.accountId('owner'),
  })
  for (const claims of [{ aud }, { aud, azp: 'another-client' }])
    await expect(verify(await app.identityToken('owner', claims))).rejects.toMatchObject({ code: 'token_invalid' })
})

test('a provider that can not be asked is no fault of the token', async () => {
  const issuer = `${app.baseUrl}/nothing-here`
  const verify = createIdentityVerifier(issuer, 'tracemark-portal', remoteKeys(issuer))
  await expect(verify(await app.identityToken('owner', { iss: issuer }))).rejects.toMatchObject({ code: 'internal' })
})
