import { contract, type Endpoint, fillPath } from '@tracemark/api/contract'
import { Problem } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const paths = [...new Set(Object.values(contract).flatMap((calls) => Object.values<Endpoint>(calls).map(({ path }) => path)))]

const told = async (path: string) => {
  const { status, code, detail } = Problem.parse(await (await app.fetch(`${app.baseUrl}${path}`)).json())
  return { status, code, detail }
}
const unknown = (hint: string) => ({ status: 404, code: 'not_found', detail: `No call has this path. ${hint}` })

test.each(paths)('%s with another slash is no path, and the right one is said', async (path) => {
  const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'any']))
  const right = fillPath(path, { ...values, product: 'tracemark' })
  const wrong = right.endsWith('/') ? right.slice(0, -1) : `${right}/`
  const twice = right.replace(/(\w)\/(\w)/, '$1//$2')
  expect([await told(wrong), await told(twice)]).toEqual([unknown(`Did you mean ${right}?`), unknown(`Did you mean ${right}?`)])
})

test.each(paths.filter((path) => /\}\/./.test(path)))('%s with nothing for a part is said, and no other path', async (path) => {
  const filled = path.replace('{product}', 'tracemark')
  const form = `It is ${filled} with nothing between two slashes: write there what the call is about.`
  expect(await told(filled.replace(/\{\w+\}\/(?=.)/, '/').replace(/\{\w+\}/g, 'any'))).toEqual(unknown(form))
})

test.each(['/core/nothing', '/core', '/auth/permissions/all', '/public/things/sierra-alta'])('%s is no path', async (path) => {
  expect(await told(path)).toEqual(unknown('All that there are stand in /openapi.json and, to read, in /docs.'))
})
