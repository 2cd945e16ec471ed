import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { readAddresses } from '../portal-addresses.ts'
import { routes } from './router.tsx'

const addressesOf = (list: readonly RouteObject[], before = ''): string[] =>
  list.flatMap(({ path, index, children }) => {
    // What leads to "not found" is no address.
    if (path === '*') return []
    const here = path === undefined ? before : path.startsWith('/') ? path : `${before}/${path}`
    return [...(path !== undefined || index ? [here || '/'] : []), ...addressesOf(children ?? [], here)]
  })

test('the build tells the server each address of the portal', () => {
  expect(readAddresses()).toEqual([...new Set(addressesOf(routes))].toSorted())
})
