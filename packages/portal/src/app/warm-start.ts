import type { Language } from '@tracemark/api/schemas'
import { KEPT_PAGE } from './kept-page.ts'

/** Where the token broker keeps the organization's token, whose own name for it would bring all of its code (a test holds them equal). */
export const GRANT_KEY = 'tracemark.grant'

/** Under which key of the tab's storage the calls of its last address are. */
export const STORED_CALLS = 'tracemark.first-calls'

/** What an organization's page waits for before its first rows, each kind asked once: account, organization, statuses, list. */
const KINDS = [
  /^POST \/graphql .*"operationName":"myaccount"/,
  /^GET \/core\/organizations\/slug\//,
  /^GET \/core\/organizations\/\d+\/item-status\?page=1&/,
  /^GET \/functions\/[\w-]+-interactions\/interactions\/\d+\?/,
] as const

/** As the token broker does: with less a token is renewed first. */
const MINIMUM_SECONDS = 60
/** What is taken later than this is asked for again. */
const FRESH_MS = 15_000

interface FirstCall {
  kind: number
  path: string
  body?: string
}

interface FirstCalls {
  /** Path and query of the page that made them. */
  address: string
  language?: Language
  calls: readonly FirstCall[]
}

export interface WarmStartEnvironment {
  /** The tab's sessionStorage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  location: Pick<Location, 'origin' | 'pathname' | 'search'>
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now: () => number
}

export interface WarmStart {
  /** Answers a call from what was begun before it, once; makes every other call. */
  fetch: typeof globalThis.fetch
  /** Whether this page's first calls were begun before its code was there. */
  isWarm: boolean
  /** The language that this page was last shown in, of those that its organization brought. */
  language: Language | undefined
  noteLanguage: (language: Language) => void
  /** What the calls that were begun have answered, by kind; undefined where one failed. */
  begun: Promise<readonly (string | undefined)[]>
  /** The newest answers of this address, by kind. */
  shown: () => { address: string; answers: readonly (string | undefined)[] }
  /** At sign-out. */
  forget: () => void
}

const addressOf = ({ pathname, search }: WarmStartEnvironment['location']) => `${pathname}${search}`

const readJson = (storage: WarmStartEnvironment['storage'], key: string): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Makes the calls of a page that this tab opened before while the portal's code is still on its way. Every call notes itself for
 * the next visit of its address; a reload makes them again at once with the token that the tab has kept. An answer goes to the
 * first call that is the same to the token, and a failure to nobody: the call is then made as if nothing had been begun.
 * It runs before the portal's code and so imports none of it.
 */
export const beginWarmStart = ({ storage, location, fetch, now }: WarmStartEnvironment): WarmStart => {
  const last = readJson(storage, STORED_CALLS) as Partial<FirstCalls> | null
  const token = readJson(storage, GRANT_KEY) as { jwt?: string; exp?: number } | null
  const begunAt = now()
  const begun = new Map<string, Promise<Response | undefined>>()
  const answers: (string | undefined)[] = []
  const readings: Promise<void>[] = []
  const isLast = last?.address === addressOf(location)
  let noted: FirstCalls = { address: addressOf(location), calls: [], ...(isLast && last.language && { language: last.language }) }

  const note = (change: Partial<FirstCalls>) => {
    noted = { ...noted, ...change }
    // A page without such calls is nothing to remember; the address of a task link would bring its token into the storage.
    if (noted.calls.length === 0) return
    try {
      storage.setItem(STORED_CALLS, JSON.stringify(noted))
    } catch {
      // The next visit then begins cold.
    }
  }

  const read = async ({ kind }: FirstCall, response: Response | undefined) => {
    answers[kind] = await response?.clone().text()
  }

  const begin = (call: FirstCall, authorization: string) => {
    const { path, body } = call
    const answer = fetch(path, {
      headers: { accept: 'application/json', authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(FRESH_MS),
    }).then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    )
    begun.set(`${authorization} ${path} ${body ?? ''}`, answer)
    readings.push(answer.then((response) => read(call, response)))
  }

  if (isLast && token?.jwt && (token.exp ?? 0) - begunAt / 1_000 >= MINIMUM_SECONDS) {
    for (const call of last.calls ?? []) if (/^\/(?!\/)/.test(call.path)) begin(call, `Bearer ${token.jwt}`)
  }

  const describe = async (request: Request): Promise<FirstCall | undefined> => {
    const { origin, pathname, search } = new URL(request.url)
    if (origin !== location.origin) return undefined
    const path = `${pathname}${search}`
    const body = pathname === '/graphql' ? await request.clone().text() : undefined
    const kind = KINDS.findIndex((known) => known.test(`${request.method} ${path} ${body ?? ''}`))
    return kind < 0 ? undefined : { kind, path, ...(body !== undefined && { body }) }
  }

  const noteCall = (call: FirstCall) => {
    const address = addressOf(location)
    const isNoted = noted.address === address && noted.calls.some(({ kind }) => kind === call.kind)
    if (!isNoted) note({ address, calls: [...noted.calls.filter(({ kind }) => kind !== call.kind), call] })
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = await describe(request)
      if (!call) return fetch(request)
      noteCall(call)
      const key = `${request.headers.get('authorization')} ${call.path} ${call.body ?? ''}`
      const early = now() - begunAt < FRESH_MS ? await begun.get(key) : undefined
      begun.delete(key)
      if (early) return early
      const response = await fetch(request)
      // Of a list that is asked for ahead nothing is shown yet.
      if (response.ok && noted.calls.some(({ path }) => path === call.path)) read(call, response).catch(() => undefined)
      return response
    },
    isWarm: begun.size > 0,
    begun: Promise.all(readings).then(
      () => answers,
      () => [],
    ),
    shown: () => ({ address: noted.address, answers }),
    language: noted.language,
    noteLanguage: (language) => note({ language }),
    forget: () => {
      begun.clear()
      storage.removeItem(STORED_CALLS)
      storage.removeItem(KEPT_PAGE)
    },
  }
}
