import { takeLine } from '@tracemark/api/rules'
import type { Attribute, AttributeLine, FieldProblem } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { describeReason, findBaseAttributes, type KnownAttributes, verdictOn } from './base-routes.ts'
import { listOwnAttributes } from './queries.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is wrong with this value of a base attribute, at its field. */
export const attributeFault = (known: KnownAttributes, { baseAttributeId, value, unit }: Fields): FieldProblem | undefined => {
  if (typeof baseAttributeId !== 'string') return undefined
  const attribute = known.get(baseAttributeId)
  const verdict = attribute && verdictOn(attribute, { value: String(value), unit: typeof unit === 'string' ? unit : undefined })
  if (verdict?.valid) return undefined
  const path = verdict ? (verdict.reason === 'wrong_unit' ? 'unit' : 'value') : 'baseAttributeId'
  return { path: [path], ...describeReason(attribute, verdict?.reason) }
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
