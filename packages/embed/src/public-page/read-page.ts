import type { ClientErrorCode } from '@tracemark/api/client'
import type { PublicThing } from '@tracemark/api/schemas'

/** Why a page could not be read, and what the server called its answer. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure'
  readonly code: ClientErrorCode
  readonly requestId: string | undefined

  constructor(code: ClientErrorCode, requestId?: string) {
    super(code)
    this.code = code
    this.requestId = requestId
  }
}

/** As the client's, which carries a checker of shapes that is heavier than the page. */
const TIMEOUT_MS = 15_000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNamed = (value: unknown): boolean => isObject(value) && typeof value.name === 'string'

/** Enough of the shape to draw a page of it: texts are drawn as texts, and addresses are looked at where they are used. */
const isPage = (value: unknown): value is PublicThing =>
  isObject(value) &&
  isNamed(value.organization) &&
  isNamed(value.thing) &&
  [value.highlights, value.journey, isObject(value.thing) && value.thing.attributes].every(Array.isArray) &&
  isObject(value.records)

/** Paths on the API's own host would lead astray on a page of another. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(demo|files)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((part) => withOrigin(part, origin))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOrigin(part, origin)])) : value
}

const toFailure = async (response: Response): Promise<PageFailure> => {
  const problem: unknown = await response.json().catch(() => undefined)
  const requestId = response.headers.get('x-request-id') ?? undefined
  if (!isObject(problem) || typeof problem.code !== 'string') return new PageFailure('answer_unreadable', requestId)
  // A code that this version does not know is shown as one that it does.
  return new PageFailure(problem.code as ClientErrorCode, typeof problem.requestId === 'string' ? problem.requestId : requestId)
}

export interface WantedPage {
  organization: string
  thing: string
  item?: string | undefined
  api: string
}

/** What a visitor sees of an asset. Fails with a `PageFailure`, or with the signal's own reason. */
export const readPage = async ({ organization, thing, item, api }: WantedPage, signal: AbortSignal): Promise<PublicThing> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const query = item === undefined ? '' : `?item=${encodeURIComponent(item)}`
  try {
    const response = await fetch(`${api}/public/things/${encodeURIComponent(organization)}/${encodeURIComponent(thing)}${query}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!response.ok) throw await toFailure(response)
    const page: unknown = await response.json().catch(() => undefined)
    if (!isPage(page)) throw new PageFailure('answer_unreadable', response.headers.get('x-request-id') ?? undefined)
    return withOrigin(page, api) as PublicThing
  } catch (error) {
    if (error instanceof PageFailure) throw error
    signal.throwIfAborted()
    throw new PageFailure(timeout.aborted ? 'timeout' : 'network_unreachable')
  }
}
