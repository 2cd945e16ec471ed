/** Written by the build (service-worker/plugin.ts): a name for this build, and what a task run needs of it. */
declare const BUILD: string
declare const FILES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'tracemark-'
const CACHE = `${PREFIX}${BUILD}`

/** Kept beside this build's: pages of the one before may still be open, and fetch parts of it. */
const OLDER_KEPT = 1

/** A network that takes longer than this to answer for a page is as good as none. */
const PAGE_TIMEOUT_MS = 4_000

/** What a gateway answers for a server that it does not reach. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

const PAGE = '/'

/** The portal's own addresses; those of the provider, the documents and the API are none of ours. */
const PAGES = /^\/(task|records|org|profile|signup|loggedin|loggedout|fs\/interaction|styleguide)?(\/|$)/

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES])
  await worker.skipWaiting()
}

const forgetOlder = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.slice(0, Math.max(0, older.length - OLDER_KEPT)).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

const keptPage = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(PAGE)

/** Always asks first: nobody sees the page of an older release while the server can be reached. */
const fromNetworkFirst = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
    return (GATEWAY_STATUSES.includes(response.status) && (await keptPage())) || response
  } catch (error) {
    const answer = await keptPage()
    if (answer) return answer
    throw error
  }
}

/** A file whose name tells its content never changes: of whatever build it is, it is right. */
const fromCacheFirst = async (request: Request): Promise<Response> => {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(fromNetworkFirst(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request))
})

/** What the first page fetched before this worker was there, such as its language and its fonts. */
worker.addEventListener('message', (event) => {
  const paths: unknown = event.data
  if (!Array.isArray(paths)) return
  // A page that was on its way while this worker became active was not among those that it took over then.
  event.waitUntil(Promise.all([worker.clients.claim(), ...paths.map((path) => fromCacheFirst(new Request(String(path))))]))
})
