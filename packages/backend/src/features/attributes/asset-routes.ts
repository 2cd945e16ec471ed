import { sustainabilityAttributes, systemAttributes } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import type { AssetAttribute, AttributeSource, BaseAttribute, Widget } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { crudRoutes } from '../../entities/crud.ts'
import { createStore, type Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { ProblemError } from '../../platform/problem.ts'
import { announceVariants } from '../offers/announce.ts'
import { taskWidgets } from '../tasks/queries.ts'
import { attributeFault, knownAttributes } from './checks.ts'
import { listOwnAttributes } from './queries.ts'

type Fields = Readonly<Record<string, unknown>>

const { assetAttributes } = contract

const rows = createStore<AssetAttribute>({
  table: 'asset_attributes',
  fields: Object.keys(assetAttributes.get.response.shape),
  searched: ['label', 'value'],
})

/** A value of a base attribute is one that this attribute takes. */
const refuseInvalid = async (db: ScopedDatabase, organizationId: number, attribute: Fields): Promise<void> => {
  const fault = attributeFault(await knownAttributes(db, organizationId, [attribute]), attribute)
  if (fault) throw new ProblemError('invalid_content', { fields: [fault] })
}

const guarded: Store = {
  ...rows,
  insert: async (db, organizationId, attribute) => {
    await refuseInvalid(db, organizationId, attribute)
    return rows.insert(db, organizationId, attribute)
  },
  update: async (db, organizationId, id, change) => {
    const attribute = await rows.find(db, organizationId, id)
    if (!attribute) return false
    await refuseInvalid(db, organizationId, { ...attribute, ...change })
    return rows.update(db, organizationId, id, change)
  },
}

/** Attributes go with the variants of their asset. */
const announced = (emit: Emit): Store => ({
  ...guarded,
  insert: async (db, organizationId, attribute) => {
    const made = await guarded.insert(db, organizationId, attribute)
    await announceVariants(db, organizationId, { thingId: String(made.thingId) }, emit)
    return made
  },
  update: async (db, organizationId, id, change) => {
    const before = await rows.find(db, organizationId, id)
    const isThere = await guarded.update(db, organizationId, id, change)
    const after = isThere && (await rows.find(db, organizationId, id))
    for (const thingId of new Set([before?.thingId, after ? after.thingId : undefined]))
      if (thingId !== undefined) await announceVariants(db, organizationId, { thingId }, emit)
    return isThere
  },
  delete: async (db, organizationId, id) => {
    const attribute = await rows.find(db, organizationId, id)
    const isGone = await guarded.delete(db, organizationId, id)
    if (attribute) await announceVariants(db, organizationId, { thingId: attribute.thingId }, emit)
    return isGone
  },
})

const offered = ({ id, name, type }: BaseAttribute) => ({ id, label: name, type })

const getType = ({ parameters: { input } }: Widget): AssetAttribute['type'] => {
  if (input === 'number' || input === 'date') return input
  return input === 'yesno' ? 'boolean' : 'string'
}

/** A fixed path stands before one with a parameter in the same place. */
export const assetAttributeRoutes = (implement: Implement, dependencies: Dependencies): void => {
  implement(assetAttributes.availableSources, async ({ db, organizationId }) => {
    const asked = (await taskWidgets(db, organizationId)).map(({ taskId, taskName, widget }) => ({
      id: `${taskId}/${widget.id}`,
      label: widget.parameters.label,
      type: getType(widget),
      ...(widget.parameters.input === 'number' && widget.parameters.unit !== undefined && { unit: widget.parameters.unit }),
      taskId,
      taskName,
    }))
    const items: AttributeSource[] = [
      { source: 'manual', attributes: [] },
      { source: 'own', attributes: await listOwnAttributes(db, organizationId) },
      { source: 'base', attributes: systemAttributes.map(offered) },
      { source: 'sustainability', attributes: sustainabilityAttributes.map(offered) },
      { source: 'task', attributes: asked },
    ]
    return { items }
  })

  implement(assetAttributes.ofAsset, async ({ db, organizationId, params, query }) => {
    const isThere = await sql`select 1 from assets where organization_id = ${organizationId} and id = ${params.id}`.execute(db)
    if (isThere.rows.length === 0) throw new ProblemError('not_found')
    return rows.list(db, organizationId, query, sql`asset_id = ${params.id}`)
  })

  crudRoutes(implement, assetAttributes, dependencies, announced(dependencies.outbox.emit))
}
