import type { CDPSession, Page } from 'playwright'

export interface Conditions {
  name: string
  cpu: number
  /** Bits a second and milliseconds of a round trip; absent, the network is the machine's own. */
  network?: { bitsPerSecond: number; latency: number }
}

/** Slow 4G as Lighthouse has it. */
export const CONDITIONS: readonly Conditions[] = [
  { name: 'native', cpu: 1 },
  { name: '4x CPU', cpu: 4 },
  { name: 'slow 4G', cpu: 1, network: { bitsPerSecond: 1_638_400, latency: 150 } },
]

const ROWS = '.MuiDataGrid-row[data-id]'
/** Stands around what a tab kept, until the portal's code has drawn it (docs/decisions/0080). */
const KEPT = '#root > [inert]'

export interface FirstRows {
  /** Milliseconds from the navigation to the frame with the first rows. */
  time: number
  /** The same to the frame in which they can be used. */
  usable: number
  /** Bytes of page, scripts and styles as they came over the network, until the rows can be used and in all. */
  before: number
  all: number
}

/** Notes in the page when its first rows are drawn, and when they can be used. */
export const watchFirstRows = (page: Page) =>
  page.addInitScript(
    ([rows, kept]) => {
      const note = (name: string, isSo: () => boolean) => {
        const look = () => {
          if (isSo()) requestAnimationFrame(() => Object.assign(window, { [name]: performance.now() }))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      const isDrawn = () => document.querySelector(rows) !== null
      note('firstRows', isDrawn)
      note('usableRows', () => isDrawn() && document.querySelector(kept) === null)
    },
    [ROWS, KEPT] as const,
  )

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

/** Bytes of page, scripts and styles that had come by then, in milliseconds; runs in the page, whose clock knows. */
const countUntil = (then = 0): number => {
  const isCode = ({ initiatorType, name }: PerformanceResourceTiming) =>
    initiatorType === 'navigation' || /\.(js|css|json)$/.test(new URL(name).pathname)
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return entries.reduce((sum, entry) => sum + (isCode(entry) && entry.responseEnd <= then ? entry.transferSize : 0), 0)
}

/** Opens the address with an empty cache, and waits for its first rows; `settle` milliseconds later everything is counted. */
export const measureFirstRows = async (page: Page, session: CDPSession, address: string, settle = 0): Promise<FirstRows> => {
  const counted = new Set<string>()
  let bytes = 0
  const onResponse = ({ requestId, type }: { requestId: string; type: string }) => {
    if (['Document', 'Script', 'Stylesheet', 'Preload'].includes(type)) counted.add(requestId)
  }
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  }
  // A page behind another is drawn once a second.
  await page.bringToFront()
  await page.goto('about:blank')
  session.on('Network.responseReceived', onResponse)
  session.on('Network.loadingFinished', onFinished)
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.waitForFunction(() => (window as { firstRows?: number }).firstRows, undefined, { timeout: 60_000 })
  const usable = await page.waitForFunction(() => (window as { usableRows?: number }).usableRows, undefined, { timeout: 60_000 })
  const before = await page.evaluate(countUntil, await usable.jsonValue())
  if (settle > 0) await page.waitForTimeout(settle)
  session.off('Network.responseReceived', onResponse)
  session.off('Network.loadingFinished', onFinished)
  return { time: (await time.jsonValue()) ?? 0, usable: (await usable.jsonValue()) ?? 0, before, all: bytes }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
