import type { Asset } from '@tracemark/api/schemas'
import type { Attribute } from '../../../components/AttributeList/rows.ts'

type Metadata = NonNullable<Asset['metadata']>

const getType = (value: Metadata[string]): Attribute['type'] => (typeof value === 'object' ? 'string' : (typeof value as Attribute['type']))

/** As rows, in the order of their names: the server keeps no other. */
export const metadataRows = (metadata: Metadata = {}): Attribute[] =>
  Object.entries(metadata)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, value]) => ({ key, value: String(value), type: getType(value) }))

export const toMetadata = (rows: readonly Attribute[]): Metadata =>
  Object.fromEntries(
    rows.map(({ key, value, type }) => {
      if (type === 'number') return [key.trim(), Number(value)]
      return [key.trim(), type === 'boolean' ? value === 'true' : value]
    }),
  )
