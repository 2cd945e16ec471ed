import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  [0, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  [1, '192.0.2.1', '198.51.100.7', '198.51.100.7'],
  // What a client wrote itself stands further to the left.
  [1, '192.0.2.1', '203.0.113.5, 198.51.100.7', '198.51.100.7'],
  [2, '192.0.2.1', '203.0.113.5, 198.51.100.7', '203.0.113.5'],
  [3, '192.0.2.1', '198.51.100.7', '198.51.100.7'],
  [1, '192.0.2.1', undefined, '192.0.2.1'],
  [1, '192.0.2.1', 'unknown', '192.0.2.1'],
  [0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [0, '2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
  [0, '2001:0DB8::1', undefined, '2001:db8:0:0::/64'],
  [0, '::1', undefined, '0:0:0:0::/64'],
  [0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
])('behind %d proxies, asked from %s on behalf of %s, it is %s', (hops, remote, forwarded, address) => {
  expect(clientAddress(hops)(request(remote, forwarded))).toBe(address)
})

test('what comes from no network has no address', () => {
  expect(clientAddress(1)(undefined)).toBe('')
})
