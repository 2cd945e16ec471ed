import { addresses } from '@tracemark/api/addresses'
import { contract, routePath } from '@tracemark/api/contract'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

/** As Vite reads the keys: those that begin with `^` are expressions. */
const passedOn = (path: string): boolean => Object.keys(config.server?.proxy ?? {}).some((key) => new RegExp(key).test(path))
const missed = (paths: readonly string[]): string[] => paths.filter((path) => !passedOn(path))

test('in development every call goes to the backend', () => {
  const calls = Object.values(contract).flatMap((endpoints) => Object.values(endpoints).map(({ path }) => routePath(path, 'tracemark')))
  expect(missed(calls)).toEqual([])
})

test('so does what the backend answers beside the contract', () => {
  expect(
    missed([
      '/graphql',
      '/openapi.json',
      '/config.json',
      '/healthz',
      '/readyz',
      '/files/01939f00-0000-7000-8000-000000000001/patio.jpg?size=M',
      '/mailbox/3',
      '/docs',
      '/docs/guides/webhooks',
      '/p/sierra-alta/finca-la-esperanza',
      '/oidc/auth?client_id=portal',
      '/demo/',
      '/fonts/inter/latin.woff2',
      '/embed/frame.html',
    ]),
  ).toEqual([])
})

test('pages and sources stay with Vite', () => {
  const pages = Object.values(addresses).flatMap((feature) => Object.values(feature).map(({ pattern }) => pattern))
  expect([...pages, '/src/main.tsx', '/@vite/client', '/favicon.svg', '/public-page.svg'].filter(passedOn)).toEqual([])
})
