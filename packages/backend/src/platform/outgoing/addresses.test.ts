import { expect, test } from 'vitest'
import { post } from '../../features/webhooks/delivery/post.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { type Address, addressesFor, createReach, type GetReach, plainRefusal } from './addresses.ts'

const nowhere = createReach([])
const answering =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const never = new AbortController().signal

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::',
  '::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '::127.0.0.1',
  '::7f00:1',
  '::808:808',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  'fec0::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is refused', (address) => {
  expect(nowhere(address)).toBe('refused')
})

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(nowhere(address)).toBe('public')
})

test('a private network that the settings name may be called, and its neighbours may not', () => {
  const reach = createReach(['10.1.0.0/16', 'fd00:1::/32'])
  expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00:1::5', '10.2.0.1', 'fd00:2::1', '127.0.0.1'].map(reach)).toEqual([
    'allowed',
    'allowed',
    'allowed',
    'refused',
    'refused',
    'refused',
  ])
})

test.each([
  'http://localhost/',
  'https://localhost:8443/',
  'https://127.1/',
  'https://[::127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://[::ffff:7f00:1]/',
])('%s is refused as soon as it is written', (url) => {
  expect(plainRefusal(new URL(url), nowhere)?.code).toBe('address_private')
})

test('what would be called without encryption is refused as soon as it is written, where no setting can allow it', () => {
  const some = createReach(['10.0.0.0/8'])
  const refusals = (getReach: GetReach) =>
    ['http://8.8.8.8/', 'http://hooks.example/', 'https://hooks.example/', 'https://8.8.8.8/', 'http://10.1.2.3/'].map(
      (url) => plainRefusal(new URL(url), getReach)?.message.split(':')[0],
    )
  const [unencrypted, inside] = ['must begin with https', 'must not lead to a private address']
  expect(refusals(nowhere)).toEqual([unencrypted, unencrypted, undefined, undefined, inside])
  expect(refusals(some)).toEqual([unencrypted, undefined, undefined, undefined, undefined])
})

test('a name is judged by every address that it has, and without encryption only what is allowed is called', async () => {
  const hook = new URL('https://hooks.example/')
  expect(await addressesFor(hook, nowhere, answering('8.8.8.8'))).toEqual([{ address: '8.8.8.8', family: 4 }])
  for (const addresses of [['10.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []])
    await expect(addressesFor(hook, nowhere, answering(...addresses))).rejects.toThrow('private')
  const plain = new URL('http://hooks.example/')
  await expect(addressesFor(plain, nowhere, answering('8.8.8.8'))).rejects.toThrow('without encryption')
  expect(await addressesFor(plain, createReach(['10.0.0.0/8']), answering('10.0.0.1'))).toHaveLength(1)
})

test('a name that answers a private address is not called, and one that changes its mind is called where it was first', async () => {
  const receiver = await startReceiver()
  const { port } = new URL(receiver.url)
  const message = { url: `http://hooks.example:${port}/`, headers: {}, body: '{}' }
  const asked: string[] = []
  const resolve = async (hostname: string): Promise<Address[]> => {
    asked.push(hostname)
    return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
  }
  expect(await post(message, { getReach: nowhere, resolve: answering('127.0.0.1') }, never)).toEqual({ error: 'refused_address' })
  expect(receiver.received).toEqual([])
  expect(await post(message, { getReach: createReach(['127.0.0.1/32']), resolve }, never)).toEqual({ status: 204 })
  expect([asked, receiver.received.map(({ headers }) => headers.host)]).toEqual([['hooks.example'], [`hooks.example:${port}`]])
  await receiver.stop()
})

test('no redirect is followed', async () => {
  const receiver = await startReceiver()
  const parts = { getReach: createReach(['127.0.0.1/32']), resolve: answering('127.0.0.1') }
  for (const status of [301, 302, 303, 307, 308]) {
    receiver.answer(status, { location: receiver.url })
    expect(await post({ url: receiver.url, headers: {}, body: '{}' }, parts, never)).toEqual({ status, error: 'redirect' })
  }
  expect(receiver.received).toHaveLength(5)
  await receiver.stop()
})

test('what goes wrong on the way has a name', async () => {
  const receiver = await startReceiver()
  const getReach = createReach(['127.0.0.1/32'])
  const unknown = async (): Promise<Address[]> => {
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  }
  const message = { url: receiver.url, headers: {}, body: '{}' }
  expect(await post({ ...message, url: 'https://nowhere.example/' }, { getReach, resolve: unknown }, never)).toEqual({
    error: 'unknown_host',
  })
  expect(await post(message, { getReach, resolve: unknown }, AbortSignal.abort())).toEqual({ error: 'timeout' })
  await receiver.stop()
  expect(await post(message, { getReach, resolve: unknown }, never)).toEqual({ error: 'no_connection' })
})
