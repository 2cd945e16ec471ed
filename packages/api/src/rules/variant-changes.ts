import {
  type ChangedValue,
  type Variant,
  type VariantChangeLine,
  type VariantComponent,
  type VariantLink,
  variantComponentParts,
} from '../schemas/variant.ts'

/** What is kept of a variant's past. */
export type TrackedVariant = Pick<Variant, 'name' | 'variantId' | 'description' | 'status' | 'attributes' | 'components'>

const fields = ['name', 'variantId', 'description', 'status'] as const

const changedValue = (value: unknown, unit?: string): ChangedValue | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  const type = typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'string'
  return { value: String(value), type: type as ChangedValue['type'], ...(unit !== undefined && unit !== '' && { unit }) }
}

const isSame = (one: ChangedValue | undefined, other: ChangedValue | undefined) =>
  one?.value === other?.value && one?.type === other?.type && one?.unit === other?.unit

const line = (
  about: Omit<VariantChangeLine, 'from' | 'to'>,
  from: ChangedValue | undefined,
  to: ChangedValue | undefined,
): VariantChangeLine[] => (isSame(from, to) ? [] : [{ ...about, ...(from && { from }), ...(to && { to }) }])

/** By their names; the second of the same name is told apart by its number. */
const byName = <Entry>(entries: readonly Entry[], getName: (entry: Entry) => string): Map<string, Entry> => {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const name = getName(entry)
    let key = name
    for (let number = 2; found.has(key); number += 1) key = `${name} (${number})`
    found.set(key, entry)
  }
  return found
}

const both = <Entry>(before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>) =>
  [...new Set([...before.keys(), ...after.keys()])].map((name) => ({ name, from: before.get(name), to: after.get(name) }))

const attributeChanges = (before: TrackedVariant['attributes'], after: TrackedVariant['attributes']) => {
  const getKey = ({ key }: { key: string }) => key
  const shown = (attribute: TrackedVariant['attributes'][number] | undefined): ChangedValue | undefined =>
    attribute && { value: attribute.value, type: attribute.type, ...(attribute.unit !== undefined && { unit: attribute.unit }) }
  return both(byName(before, getKey), byName(after, getKey)).flatMap(({ name, from, to }) =>
    line({ field: 'attribute', about: name }, shown(from), shown(to)),
  )
}

const inOrder = (components: readonly VariantComponent[]): string[] => [
  ...byName(
    components.toSorted((one, other) => one.order - other.order),
    ({ name }) => name,
  ).keys(),
]

const componentChanges = (before: readonly VariantComponent[], after: readonly VariantComponent[]) => {
  const getName = ({ name }: VariantComponent) => name
  const [had, has] = [byName(before, getName), byName(after, getName)]
  const changes = both(had, has).flatMap(({ name, from, to }) => {
    if (!from || !to)
      return line(
        { field: 'component', about: name },
        from && changedValue(from.quantity, from.units),
        to && changedValue(to.quantity, to.units),
      )
    return variantComponentParts.flatMap((part) =>
      part === 'order' ? [] : line({ field: 'component', about: name, part }, changedValue(from[part]), changedValue(to[part])),
    )
  })
  const kept = ({ components, others }: { components: readonly VariantComponent[]; others: ReadonlyMap<string, unknown> }) =>
    changedValue(
      inOrder(components)
        .filter((name) => others.has(name))
        .join(', '),
    )
  return [
    ...changes,
    ...line({ field: 'component', part: 'order' }, kept({ components: before, others: has }), kept({ components: after, others: had })),
  ]
}

/** What a change has made other of a variant, field by field, and each attribute and component by itself. */
export const variantChanges = (before: TrackedVariant, after: TrackedVariant): VariantChangeLine[] => [
  ...fields.flatMap((field) => line({ field }, changedValue(before[field]), changedValue(after[field]))),
  ...attributeChanges(before.attributes, after.attributes),
  ...componentChanges(before.components, after.components),
]

/** What a link of two variants, with its quantity, has made other for each of them. */
export const linkChange = (
  field: 'parent' | 'child',
  about: string,
  from: Pick<VariantLink, 'quantity' | 'unit'> | undefined,
  to: Pick<VariantLink, 'quantity' | 'unit'> | undefined,
): VariantChangeLine[] => {
  const shown = (link: typeof from): ChangedValue | undefined =>
    link && (changedValue(link.quantity, link.unit) ?? { value: '', type: 'string' })
  return line({ field, about }, shown(from), shown(to))
}
