import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { FieldCode } from '@tracemark/api/schemas'
import ipaddr from 'ipaddr.js'

export interface Address {
  address: string
  family: 4 | 6
}

/** Asks for the addresses of a name. */
export type Resolve = (hostname: string) => Promise<Address[]>

export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))

/** `public`: one of the whole internet. `allowed`: a private one that the settings name. */
type Reach = 'public' | 'allowed' | 'refused'

export interface GetReach {
  (address: string): Reach
  /** Whether the settings name a private network at all. */
  readonly allowsSome: boolean
}

/** All of IPv6 that is given out to the internet (RFC 4291). Elsewhere stand forms that hold an IPv4 address: `::127.0.0.1`. */
const INTERNET = ipaddr.IPv6.parseCIDR('2000::/3')

/** `networks`: such as `10.1.0.0/16`. An IPv4 address within an IPv6 one is judged as what it is. */
export const createReach = (networks: readonly string[]): GetReach => {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network))
  const getReach = (address: string): Reach => {
    if (!ipaddr.isValid(address)) return 'refused'
    const parsed = ipaddr.process(address)
    const isAllowed = allowed.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))
    if (isAllowed) return 'allowed'
    const isOfInternet = parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(INTERNET))
    return isOfInternet ? 'public' : 'refused'
  }
  return Object.assign(getReach, { allowsSome: networks.length > 0 })
}

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'
}

/** The address that is written in the host of a URL, where it is one and no name. */
const literalIn = (hostname: string): Address | undefined => {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? undefined : { address, family: family === 6 ? 6 : 4 }
}

interface PlainRefusal {
  code: FieldCode
  message: string
}

const PRIVATE: PlainRefusal = {
  code: 'address_private',
  message: 'must not lead to a private address: give one of the internet, or let whoever runs the server allow its network',
}
const UNENCRYPTED: PlainRefusal = {
  code: 'link_invalid',
  message: 'must begin with https://: nothing is sent to the internet without encryption',
}

/**
 * Why an address is plainly one that is never called: for a person who just writes it. A name is judged when it is called; without
 * encryption it can only lead to what the settings allow.
 */
export const plainRefusal = (url: URL, getReach: GetReach): PlainRefusal | undefined => {
  const literal = url.hostname === 'localhost' ? { address: '127.0.0.1' } : literalIn(url.hostname)
  const reach = literal && getReach(literal.address)
  if (reach === 'refused') return PRIVATE
  const isPublic = literal ? reach === 'public' : !getReach.allowsSome
  return url.protocol === 'http:' && isPublic ? UNENCRYPTED : undefined
}

/**
 * The addresses to connect to, and to no others: whoever asks for the name again may get other ones. One that is refused
 * refuses all. Without encryption only what the settings name is called. Fails with a `RefusedAddressError`.
 */
export const addressesFor = async (url: URL, getReach: GetReach, resolve: Resolve): Promise<Address[]> => {
  const literal = literalIn(url.hostname)
  const addresses = literal ? [literal] : await resolve(url.hostname)
  const reach = addresses.map(({ address }) => getReach(address))
  const isRefused = addresses.length === 0 || reach.includes('refused') || (url.protocol === 'http:' && reach.includes('public'))
  if (isRefused) throw new RefusedAddressError('The address is private, or would be called without encryption.')
  return addresses
}

/** Answers what is known already: the connection goes to an address that was checked. */
export const lookupIn =
  (addresses: readonly Address[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
