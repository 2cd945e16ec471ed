import { changesEntity, type Endpoint, fillPath, versionedText } from '../contract/index.ts'
import type { LastChange } from '../schemas/index.ts'
import { MockProblem } from './mock-problem.ts'

interface Request {
  params: unknown
  claims: { sub: string } | undefined
}

interface Options {
  product: string
  now: () => Date
  /** The name of an account. */
  getName: (accountId: string) => string
}

/** FNV-1a: enough to tell apart what a story or test changes. */
const digest = (text: string): string =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5 | 0).toString(36)

/** Versions of entities as the backend keeps them (docs/decisions/entity-versions.md). */
export class MockVersions {
  readonly #options: Options
  /** By the path that an entity is read at. */
  readonly #reads = new Map<string, { derived: readonly string[] | undefined; read: (request: Request) => unknown }>()
  readonly #changes = new Map<string, LastChange & { byId: string | undefined }>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Takes note of how an entity is read. */
  addRead({ method, path, entity, derived }: Endpoint, read: (request: Request) => unknown): void {
    if (method === 'GET' && entity === path) this.#reads.set(path, { derived, read })
  }

  /** The version of the entity that a call has answered; `undefined` where it answers none. */
  of({ entity, method }: Pick<Endpoint, 'entity' | 'method'>, answer: unknown): string | undefined {
    if (entity === undefined || method === 'DELETE') return undefined
    return `"${digest(versionedText(JSON.stringify(answer), this.#reads.get(entity)?.derived))}"`
  }

  /** Does a change where the entity is what `If-Match` names. */
  change<Answer>(endpoint: Endpoint, request: Request, ifMatch: string | null, work: () => Answer): Answer {
    const { entity = endpoint.path } = endpoint
    if (!changesEntity(endpoint)) return work()
    const place = fillPath(entity, { product: this.#options.product, ...Object(request.params) })
    if (ifMatch !== null && this.of({ entity, method: 'GET' }, this.#reads.get(entity)?.read(request)) !== ifMatch)
      throw new MockProblem('changed_meanwhile', { changed: this.#getChange(place, request.claims?.sub) })
    const answer = work()
    const by = request.claims && this.#options.getName(request.claims.sub)
    this.#changes.set(place, { at: this.#options.now().toISOString(), ...(by !== undefined && { by }), byId: request.claims?.sub })
    return answer
  }

  /** The last change of an entity, as whoever asks is told of it. */
  #getChange(place: string, askedById: string | undefined): LastChange | undefined {
    const last = this.#changes.get(place)
    if (!last) return undefined
    const { byId, ...change } = last
    return { ...change, ...(byId !== undefined && byId === askedById && { own: true }) }
  }
}
