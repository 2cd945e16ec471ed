import type { BulkAttributes, VariantAttribute } from '@tracemark/api/schemas'

/** How many attributes of a variant a call would add, overwrite and remove. */
export interface AttributeEffect {
  added: number
  changed: number
  removed: number
}

type Given = Pick<VariantAttribute, 'key' | 'value' | 'unit'> & { type?: VariantAttribute['type'] | undefined }

const isSame = (one: Given, other: Given) =>
  one.value === other.value && one.unit === other.unit && (one.type ?? 'string') === (other.type ?? 'string')

/** What giving these attributes to a variant does to those that it has. */
export const attributeEffect = (current: readonly Given[], given: readonly Given[], mode: BulkAttributes['mode']): AttributeEffect => {
  const before = new Map(current.map((attribute) => [attribute.key, attribute]))
  const keys = new Set(given.map(({ key }) => key))
  const known = given.flatMap((attribute) => {
    const was = before.get(attribute.key)
    return was ? [{ attribute, was }] : []
  })
  return {
    added: given.length - known.length,
    changed: known.filter(({ attribute, was }) => !isSame(attribute, was)).length,
    removed: mode === 'replace' ? current.filter(({ key }) => !keys.has(key)).length : 0,
  }
}
