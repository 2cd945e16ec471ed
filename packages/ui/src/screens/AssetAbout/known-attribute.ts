import type { AttributeLine } from '@tracemark/api/schemas'
import { isRepeated } from '../../components/AttributeList/rows.ts'
import type { KnownAttribute } from './AttributeDrawer.tsx'

/** The base attribute that is called so, in any language. Those of the organization stand first among `known`. */
export const findKnown = (known: readonly KnownAttribute[] | undefined, label: string): KnownAttribute | undefined =>
  known?.find(({ name, names = [] }) => isRepeated(label, [name, ...names]))

/** A line of a base attribute that has no value yet. */
export const emptyLineOf = ({ id, name, type, source, specification }: KnownAttribute): AttributeLine => ({
  label: name,
  value: '',
  type,
  baseAttributeId: id,
  source,
  ...(specification?.unit !== undefined && { unit: specification.unit }),
})
