import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Where a request comes from: a whole IPv4 address, or the network that one customer of a provider has of IPv6 (RFC 6177). */
export type GetAddress = (request: IncomingMessage | undefined) => string

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The first 64 bits. Whoever has such a network has more addresses than can be counted. */
const getNetwork = (address: string): string => {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

const normal = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? getNetwork(address) : address
}

/**
 * Each proxy adds the address that it was asked from to the end of `X-Forwarded-For`; what stands before was written by whoever
 * asked. `hops`: how many proxies of one's own stand before this server; 0 leaves the header unread.
 */
export const clientAddress =
  (hops: number): GetAddress =>
  (request) => {
    const remote = request?.socket.remoteAddress ?? ''
    if (hops === 0 || !request) return normal(remote)
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const chain = [...forwarded.map((address) => address.trim()).filter((address) => address !== ''), remote]
    const client = chain.at(Math.max(0, chain.length - 1 - hops)) ?? remote
    return normal(isIP(client) === 0 ? remote : client)
  }
