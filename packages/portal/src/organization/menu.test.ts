import { addresses, findPage } from '@tracemark/api/addresses'
import { Permission } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { currentEntry, findFirstBelow, menuFor } from './menu.ts'

const shown = (held: readonly Permission[]) =>
  menuFor((key) => key, 'sierra-alta', held).map(({ label, entries }) => [label, ...entries.map(({ href }) => href)])

const catalogue = [
  'names:catalogue.title',
  ...['products/overview', 'products/list', 'content/documents', 'content/attributes'].map((path) => `/org/sierra-alta/${path}`),
]

const work = ['names:settings.title', '/org/sierra-alta/settings/tasks', '/org/sierra-alta/settings/jobs']

test('the menu holds what may be opened, and groups that have something in them', () => {
  expect(shown([])).toEqual([])
  expect(shown(['interactions:list'])).toEqual([])
  expect(shown(['portal:access', 'interactions:list'])).toEqual([
    [undefined, '/org/sierra-alta/dashboard', '/org/sierra-alta/interactions'],
  ])
  expect(shown(['portal:access', 'tasks:list', 'executions:create'])).toEqual([work])
  expect(shown(['portal:access', 'things:list', 'things:read', 'tasks:list', 'executions:create'])).toEqual([
    [undefined, '/org/sierra-alta/gft'],
    catalogue,
    work,
  ])
  expect(shown(['portal:access', 'things:list', 'organizations_accounts:list', 'organizations_accounts:create'])).toEqual([
    catalogue,
    ['names:settings.title', '/org/sierra-alta/settings/access/users', '/org/sierra-alta/settings/access/invitations'],
  ])
})

test.each([
  ['settings', 'settings/value-chains/list'],
  ['settings/access/', 'settings/access/users'],
  ['settings/value-chains', 'settings/value-chains/list'],
  ['content', 'content/documents'],
  ['con', undefined],
  ['content/documents', undefined],
  ['sales', undefined],
  ['things', 'products/list'],
])('the address /%s, which is no page, leads to %s', (path, expected) => {
  const held: Permission[] = ['portal:access', 'things:list', 'components:list', 'organizations_accounts:list']
  expect(findFirstBelow('sierra-alta', held, `/org/sierra-alta/${path}`)).toBe(expected && `/org/sierra-alta/${expected}`)
})

const cutPaths = Object.values<Readonly<Record<string, { pattern: string }>>>(addresses)
  .flatMap((pages) => Object.values(pages))
  .filter(({ pattern }) => pattern.startsWith('/org/:org/'))
  .flatMap(({ pattern }) => {
    const parts = pattern
      .replace(':org', 'sierra-alta')
      .replaceAll(/:\w+\??/g, '1')
      .split('/')
    return parts.slice(4).map((_, cut) => parts.slice(0, 4 + cut).join('/'))
  })

test.each([...new Set(cutPaths)])('%s, cut from the address of a page, is a page or leads to one', (path) => {
  expect(findPage(path) ?? findPage(findFirstBelow('sierra-alta', Permission.options, path) ?? '')).toBeDefined()
})

test('where nothing below may be opened, the address leads to the page that names the permission', () => {
  expect(findFirstBelow('sierra-alta', ['portal:access'], '/org/sierra-alta/settings/access')).toBe(
    '/org/sierra-alta/settings/access/users',
  )
})

test.each([
  ['/org/sierra-alta/dashboard', 'dashboard'],
  ['/org/sierra-alta/interactions', 'interactions'],
  ['/org/sierra-alta/products', 'assets'],
  ['/org/sierra-alta/products/new', 'assets'],
  ['/org/sierra-alta/products/overview', 'catalogue'],
  ['/org/sierra-alta/things/1/public', 'assets'],
  ['/org/sierra-alta/products/offers/1', 'offers'],
  ['/org/sierra-alta/things/1/variants/2', 'assets'],
  ['/org/sierra-alta/things/1/units', 'assets'],
  ['/org/sierra-alta/things/1/units/2', 'assets'],
  ['/org/sierra-alta/products/units', 'units'],
  ['/org/sierra-alta/settings/access/invitations/new', 'invitations'],
  ['/org/sierra-alta/productsandmore', undefined],
  ['/org/sierra-alta', undefined],
])('%s belongs to %s', (pathname, entry) => {
  expect(currentEntry(pathname)).toBe(entry)
})

test('a page without an entry of its own belongs to the list that it was opened from', () => {
  const unit = '/org/sierra-alta/things/1/units/2'
  expect(currentEntry(unit, '/org/sierra-alta/products/units?status=3')).toBe('units')
  expect(currentEntry(unit, '/org/sierra-alta/things/1/units?page=2')).toBe('assets')
  // A list of something else, and what others note of their way.
  expect(currentEntry(unit, '/org/sierra-alta/interactions')).toBe('assets')
  expect(currentEntry(unit, { back: '/org/sierra-alta/products/units' })).toBe('assets')
  expect(currentEntry('/org/sierra-alta/products/overview', '/org/sierra-alta/products/list')).toBe('catalogue')
})
