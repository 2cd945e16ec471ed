import { hash } from 'node:crypto'
import { type Endpoint, fillPath, versionedText } from '@tracemark/api/contract'
import { findEntityChange, forgetEntityChange, lockEntity, noteEntityChange } from '../db/entity-changes.ts'
import { ProblemError } from '../problem.ts'
import type { ContextBySecurity } from './authenticate.ts'
import { assertPermissions } from './caller.ts'
import type { Dependencies } from './dependencies.ts'

type MemberScope = ContextBySecurity['organization']
type ChangeScope = MemberScope | ContextBySecurity['memberOrRun']

/** Gives the text that the GET of an entity answers. */
type ReadEntity = (scope: MemberScope, params: unknown) => Promise<string>

export interface Change {
  definition: Endpoint
  scope: ChangeScope
  params: unknown
  ifMatch: string | undefined
}

const VERSION_LENGTH = 22

/** Proxies that compress an answer make its version a weak one: the entity is the same. */
const asStrong = (version: string): string => version.trim().replace(/^W\//, '')

/** Whether a header names this version: `"a", W/"b"`, or `*` for any. */
export const namesVersion = (header: string, version: string): boolean =>
  header.trim() === '*' || header.split(',').some((named) => asStrong(named) === version)

const toMember = (scope: ChangeScope): MemberScope => {
  const { caller, accountId } = scope
  if (caller && accountId !== undefined) return { ...scope, caller, accountId }
  throw new ProblemError('permission_denied', { detail: 'If-Match requires a member’s token.' })
}

/**
 * Versions of entities (docs/decisions/entity-versions.md). A version is a digest of what the entity's GET answers, so that it changes with whatever
 * changes the entity, and no table keeps it.
 */
export class EntityVersions {
  readonly #clock: Dependencies['clock']
  readonly #product: string
  /** By the path that the entity is read at. */
  readonly #reads = new Map<string, { definition: Endpoint; read: ReadEntity }>()

  constructor({ clock, product }: Pick<Dependencies, 'clock' | 'product'>) {
    this.#clock = clock
    this.#product = product
  }

  /** Takes note of how an entity is read. */
  addRead(definition: Endpoint, read: ReadEntity): void {
    this.#reads.set(definition.path, { definition, read })
  }

  #readAt(entity: string) {
    const found = this.#reads.get(entity)
    if (!found) throw new TypeError(`Nothing reads ${entity}.`)
    return found
  }

  /** The version of the entity that a call has answered; `undefined` where it answers none. */
  of({ entity, method }: Endpoint, text: string): string | undefined {
    if (entity === undefined || method === 'DELETE') return undefined
    const { derived } = this.#readAt(entity).definition
    return `"${hash('sha256', versionedText(text, derived), 'base64url').slice(0, VERSION_LENGTH)}"`
  }

  /** Does a change where the entity is what `If-Match` names, and fails with `changed_meanwhile` where it is not any more. */
  async change({ definition, scope, params, ifMatch }: Change, work: () => Promise<string>): Promise<string> {
    const { entity = definition.path, method } = definition
    const { db, organizationId, accountId = null } = scope
    const place = { organizationId, entity: fillPath(entity, { product: this.#product, ...Object(params) }).toLowerCase() }
    await lockEntity(db, place)
    if (ifMatch !== undefined) {
      const { definition: reading, read } = this.#readAt(entity)
      const member = toMember(scope)
      // Whoever may not read an entity must not learn by guessing what it is.
      assertPermissions(member.caller.permissions, reading.permissions)
      const current = this.of(reading, await read(member, params))
      if (current !== undefined && !namesVersion(ifMatch, current)) {
        const changed = await findEntityChange(db, place, current, accountId)
        throw new ProblemError('changed_meanwhile', { ...(changed && { changed }) })
      }
    }
    const text = await work()
    const version = this.of(definition, text)
    if (version !== undefined) await noteEntityChange(db, place, { version, at: this.#clock.now(), byId: accountId })
    if (method === 'DELETE') await forgetEntityChange(db, place)
    return text
  }
}
