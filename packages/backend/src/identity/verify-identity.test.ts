import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestApp } from '../testing/create-test-app.ts'
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

test('a provider that can not be asked is no fault of the token', async () => {
  const issuer = `${app.baseUrl}/nothing-here`
  const verify = createIdentityVerifier(issuer, 'tracemark-portal', remoteKeys(issuer))
  await expect(verify(await app.identityToken('owner', { iss: issuer }))).rejects.toMatchObject({ code: 'internal' })
})
