import { AttributeList, type AttributeListProps } from '../../AttributeList/AttributeList.tsx'
import type { ValueBinding } from '../FieldFrame/binding.ts'

export type { Attribute } from '../../AttributeList/rows.ts'

export interface ListFieldProps extends AttributeListProps, Pick<ValueBinding<unknown>, 'name'> {
  readOnly?: boolean | undefined
}

/**
 * The list of attributes as a field of a form: bound, required and explained like the others. In react-hook-form it stands in a
 * `Controller`, with `defaultValue={field.value}`, `onChange` and `onBlur` of its `field`; its rule is `areComplete`.
 */
export const ListField = ({ name: _name, readOnly = false, disabled = false, ...list }: ListFieldProps) => (
  <AttributeList {...list} disabled={disabled || readOnly} />
)
