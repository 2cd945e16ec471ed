/** Lets this build's pages open without a network: its worker keeps what they need, and what this page has fetched already. */
export const keepOffline = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = fetched.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  active?.postMessage(files.map(({ pathname }) => pathname))
}
