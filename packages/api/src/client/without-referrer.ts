/** A fetch for ky, which copies its requests: a copy loses the referrer policy. */
export const withoutReferrer =
  (fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)): typeof globalThis.fetch =>
  (input, init) =>
    fetch(input, { ...init, referrerPolicy: 'no-referrer' })
