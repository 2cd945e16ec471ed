import type { CDPSession } from 'playwright'

export interface Conditions {
  name: string
  cpu: number
  /** Bits a second and milliseconds of a request; absent, the network is the machine's own. */
  network?: { bitsPerSecond: number; latency: number }
}

/** Slow 4G as Lighthouse asks DevTools for it, where each request waits for 562 ms. */
const SLOW_4G = { bitsPerSecond: 1_474_560, latency: 562.5 }

export const NATIVE: Conditions = { name: 'native', cpu: 1 }
export const SLOW: Conditions = { name: 'slow 4G, 4x CPU', cpu: 4, network: SLOW_4G }
export const CONDITIONS: readonly Conditions[] = [NATIVE, { name: '4x CPU', cpu: 4 }, SLOW]

/** Nothing comes from the cache. */
export const setConditions = async (session: CDPSession, { cpu, network }: Conditions): Promise<void> => {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const throughput = network ? network.bitsPerSecond / 8 : -1
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latency ?? 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
