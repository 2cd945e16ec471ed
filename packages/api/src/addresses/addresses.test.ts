import { expect, test } from 'vitest'
import { addresses, findFeature } from './index.ts'

test('an address is filled with what it stands for', () => {
  expect([
    addresses.session.home.to(),
    addresses.interactions.list.to({ org: 'sierra-alta' }),
    addresses.variants.one.to({ org: 'sierra-alta', thingId: 'a/b', variantId: '1' }),
    addresses['guided-tasks'].task.to({}),
    addresses['guided-tasks'].task.to({ token: 'eyJ.eyJ.sig' }),
    addresses.styleguide.pages.to(),
  ]).toEqual([
    '/',
    '/org/sierra-alta/interactions',
    '/org/sierra-alta/things/a%2Fb/variants/1',
    '/task',
    '/task/eyJ.eyJ.sig',
    '/styleguide',
  ])
})

test.each([
  ['/', 'session'],
  ['/org/sierra-alta', 'organization'],
  ['/org/sierra-alta/', 'organization'],
  ['/org/sierra-alta/interactions/1', 'interactions'],
  ['/ORG/sierra-alta/Interactions', 'interactions'],
  ['/org/sierra-alta/things/1/variants/new', 'variants'],
  ['/org/sierra-alta/gft', 'guided-tasks'],
  ['/task', 'guided-tasks'],
  ['/task/eyJ.eyJ.sig', 'guided-tasks'],
  ['/task/eyJ.eyJ.sig/more', undefined],
  ['/styleguide/buttons/primary', 'styleguide'],
  ['/styleguide', 'styleguide'],
  ['/org', undefined],
  ['/org/sierra-alta/nothing', undefined],
  ['/wp-login.php', undefined],
])('%s is of %s', (path, feature) => {
  expect(findFeature(path)).toBe(feature)
})
