import { serverClock } from '../clock/index.ts'

/** What the identity client needs of a browser; tests pass their own. */
export interface IdentityEnvironment {
  /** This tab's sessionStorage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** What all tabs of the site keep on this device, also when the browser has closed: localStorage. */
  deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** `navigator.locks`; one holder at a time in all tabs of the site. */
  locks: Pick<LockManager, 'request'>
  /** Opens a channel that every other tab of this site hears. */
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Leaves the page for this address. */
  assign: (url: string) => void
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970; for all tabs of the site the same clock. */
  now: () => number
  /** Is told when the provider issued a token, in milliseconds since 1970 by its own clock. */
  hint?: ((issuedAt: number) => void) | undefined
  /** Resolves after that many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** The language that the page is shown in, for the provider's own pages: a BCP 47 tag. */
  language?: (() => string | undefined) | undefined
}

/** The environment of a page, with its sessionStorage and localStorage, or what stands in for them where they are forbidden. */
export const createBrowserIdentityEnvironment = (
  storages: Pick<IdentityEnvironment, 'storage' | 'deviceStorage'>,
): IdentityEnvironment => ({
  ...storages,
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
  assign: (url) => location.assign(url),
  fetch: (input, init) => fetch(input, init),
  now: serverClock.now,
  hint: serverClock.hint,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  language: () => document.documentElement.lang || undefined,
})
