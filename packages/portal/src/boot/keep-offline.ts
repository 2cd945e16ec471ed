/** Files of the build among what was fetched, by their paths. */
const filesAmong = (entries: readonly PerformanceEntry[]): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Lets this build's pages open without a network: its worker keeps what they need, and whatever this page has fetched without it. */
export const keepOffline = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  // A file that was asked for before the worker had the page arrives after it: each is told of when it is there.
  const observer = new PerformanceObserver((list) => active?.postMessage(filesAmong(list.getEntries())))
  observer.observe({ type: 'resource', buffered: true })
}
