import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let plain: TestApp
let secure: TestApp
beforeAll(async () => {
  plain = await createTestApp()
  secure = await createTestApp({ settings: { TRACEMARK_PUBLIC_URL: 'https://localhost' } })
})
afterAll(async () => {
  await plain.stop()
  await secure.stop()
})

const fetchHeaders = async (app: TestApp, path: string) => {
  const { headers } = await app.fetch(`${app.baseUrl}${path}`, {
    headers: { authorization: `Bearer ${await app.organizationToken('owner')}` },
  })
  return [headers.get('x-content-type-options'), headers.get('strict-transport-security')]
}

test.each(['/core/categories', '/core/nothing', '/config.json', '/openapi.json', '/core/organizations/101', '/portal', '/docs'])(
  '%s is read as what it says it is, and over https alone where the site is',
  async (path) => {
    expect([await fetchHeaders(plain, path), await fetchHeaders(secure, path)]).toEqual([
      ['nosniff', null],
      ['nosniff', 'max-age=63072000'],
    ])
  },
)
