import { sustainabilityAttributes, systemAttributes } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { takeLine } from '@tracemark/api/rules'
import type { AssetAttribute, Attribute, AttributeLine, AttributeSource, BaseAttribute, FieldProblem, Widget } from '@tracemark/api/schemas'
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
import { findBaseAttributes, type KnownAttributes, reasonOf, verdictOn } from './base-routes.ts'
import { listOwnAttributes } from './queries.ts'

const { assetAttributes } = contract

const rows = createStore<AssetAttribute>({
  table: 'thing_attributes',
  fields: Object.keys(assetAttributes.get.response.shape),
  searched: ['label', 'value'],
})

type Fields = Readonly<Record<string, unknown>>

/** What is wrong with this value of a base attribute, at its field. */
export const attributeFault = (known: KnownAttributes, { baseAttributeId, value, unit }: Fields): FieldProblem | undefined => {
  if (typeof baseAttributeId !== 'string') return undefined
  const attribute = known.get(baseAttributeId)
  const verdict = attribute && verdictOn(attribute, { value: String(value), unit: typeof unit === 'string' ? unit : undefined })
  if (verdict?.valid) return undefined
  const path = verdict ? (verdict.reason === 'wrong_unit' ? 'unit' : 'value') : 'baseAttributeId'
  return { path: [path], ...reasonOf(attribute, verdict?.reason) }
}

/** The base attributes that these have a value of, which stay as they are until the end of the transaction. */
export const knownAttributes = (db: ScopedDatabase, organizationId: number, attributes: readonly Fields[]): Promise<KnownAttributes> => {
  const ids = attributes.flatMap(({ baseAttributeId }) => (typeof baseAttributeId === 'string' ? [baseAttributeId] : []))
  return findBaseAttributes(db, organizationId, [...new Set(ids)], { keep: true })
}

/** Each value of a base attribute is one that this attribute takes. `path`: where the list is. */
export const refuseInvalidAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  attributes: readonly Fields[] = [],
  path: FieldProblem['path'] = [],
): Promise<void> => {
  const known = await knownAttributes(db, organizationId, attributes)
  const fields = attributes.flatMap((attribute, index): FieldProblem[] => {
    const fault = attributeFault(known, attribute)
    return fault ? [{ ...fault, path: [...path, index, ...fault.path] }] : []
  })
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

const nameKey = (name: string): string => takeLine(name).toLowerCase()

/**
 * Attributes of a template as an asset gets them: one that bears the name of an attribute of the organization is a value of that, as far
 * as that takes it. The first of a name counts.
 */
export const fillOwnAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  attributes: readonly Attribute[],
): Promise<AttributeLine[]> => {
  const names = new Set(attributes.map(({ label }) => nameKey(label)))
  const own = (await listOwnAttributes(db, organizationId)).filter(({ label }) => names.has(nameKey(label)))
  const known = await findBaseAttributes(
    db,
    organizationId,
    own.map(({ id }) => id),
    { keep: true },
  )
  const open = new Map(own.map((attribute) => [nameKey(attribute.label), attribute]))
  return attributes.map((line) => {
    const attribute = open.get(nameKey(line.label))
    if (!attribute) return line
    const { id: baseAttributeId, label, type, unit } = attribute
    const filled = { label, value: line.value, type, baseAttributeId, source: 'own' as const, ...(unit !== undefined && { unit }) }
    if (attributeFault(known, filled)) return line
    open.delete(nameKey(line.label))
    return filled
  })
}

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

const typeOf = ({ parameters: { input } }: Widget): AssetAttribute['type'] => {
  if (input === 'number' || input === 'date') return input
  return input === 'yesno' ? 'boolean' : 'string'
}

/** A fixed path stands before one with a parameter in the same place. */
export const thingAttributeRoutes = (implement: Implement, dependencies: Dependencies): void => {
  implement(assetAttributes.availableSources, async ({ db, organizationId }) => {
    const asked = (await taskWidgets(db, organizationId)).map(({ taskId, taskName, widget }) => ({
      id: `${taskId}/${widget.id}`,
      label: widget.parameters.label,
      type: typeOf(widget),
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
    const isThere = await sql`select 1 from things where organization_id = ${organizationId} and id = ${params.id}`.execute(db)
    if (isThere.rows.length === 0) throw new ProblemError('not_found')
    return rows.list(db, organizationId, query, sql`thing_id = ${params.id}`)
  })

  crudRoutes(implement, assetAttributes, dependencies, announced(dependencies.outbox.emit))
}
