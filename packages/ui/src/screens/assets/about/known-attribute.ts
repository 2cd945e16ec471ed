import type { AttributeLine, BaseAttribute, BaseAttributeSpecification, LookupValue, UnitOfMeasure } from '@tracemark/api/schemas'
import { isRepeated } from '../../../components/AttributeList/rows.ts'

/** A base attribute with what its values must be. */
export interface KnownAttribute extends Omit<BaseAttribute, 'names'> {
  /** Of those of the product: what they are called in every language. */
  names?: readonly string[] | undefined
  source: 'own' | 'base' | 'sustainability'
  specification: BaseAttributeSpecification | undefined
  /** Of the organization's own: every asset has to have a value. */
  isRequired?: boolean | undefined
  /** Of the organization's own: the only unit that its values are in. */
  measure?: UnitOfMeasure | undefined
  /** Of the organization's own: what its value is one of. */
  values?: readonly string[] | undefined
  /** Of those of the product: the list that its value is chosen from, unless that is of countries. */
  options?: readonly LookupValue[] | undefined
}

/** The base attribute that is called so, in any language. Those of the organization stand first among `known`. */
export const findKnown = (known: readonly KnownAttribute[] | undefined, label: string): KnownAttribute | undefined =>
  known?.find(({ name, names = [] }) => isRepeated(label, [name, ...names]))

/** A line of a base attribute that has no value yet. */
export const createEmptyLine = ({ id, name, type, source, specification }: KnownAttribute): AttributeLine => ({
  label: name,
  value: '',
  type,
  baseAttributeId: id,
  source,
  ...(specification?.unit !== undefined && { unit: specification.unit }),
})
