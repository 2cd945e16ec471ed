import type { CallOptions } from './call.ts'

/** An entity as it was answered, with the version that a change of it names. */
export interface Versioned<Entity> {
  entity: Entity
  /** Absent where the call answers no version. */
  version: string | undefined
}

/**
 * Reads or changes one entity and gives its version beside it: `withVersion((options) => client.assets.get({ params }, options))`,
 * and later `client.assets.update({ params, body }, { ifMatch: version })`.
 */
export const withVersion = async <Entity>(
  call: (options: Pick<CallOptions, 'onVersion'>) => Promise<Entity>,
): Promise<Versioned<Entity>> => {
  let version: string | undefined
  const onVersion = (answered: string) => {
    version = answered
  }
  const entity = await call({ onVersion })
  return { entity, version }
}
