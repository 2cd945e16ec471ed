import type { AttributeLine, BaseAttributeSpecification } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { DateField } from '../forms/DateField/DateField.tsx'
import type { FormText } from '../forms/FieldFrame/FieldFrame.tsx'
import { NumberField } from '../forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../forms/SelectField/SelectField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'

/** What was entered as a number, and can't be read as one. */
export const isNoNumber = (type: AttributeLine['type'] | undefined, value: string): boolean =>
  type === 'number' && Number.isNaN(Number(value))

interface ValueFieldProps extends FormText {
  name: string
  type: AttributeLine['type']
  specification: BaseAttributeSpecification | undefined
  /** Behind a number. */
  unit: string | undefined
  /** The list that it is chosen from. */
  find: FindOptions | undefined
  /** The words of `defaultValue` in that list. */
  selected: string | undefined
  defaultValue: string | undefined
  onChange: (value: string) => void
}

/** The value of an attribute, entered as its type wants it and handed over as text: a number has a point, a date is `YYYY-MM-DD`. */
export const ValueField = ({ type, specification, unit, find, selected, defaultValue = '', onChange, ...field }: ValueFieldProps) => {
  const t = useTranslate()
  if (find)
    return (
      <ReferenceField {...field} defaultValue={defaultValue} selected={selected} find={find} onChange={(next) => onChange(next ?? '')} />
    )
  if (type === 'number')
    return (
      <NumberField
        {...field}
        unit={unit}
        decimals={specification?.decimals}
        min={specification?.minimum}
        max={specification?.maximum}
        defaultValue={defaultValue === '' || Number.isNaN(Number(defaultValue)) ? undefined : Number(defaultValue)}
        onChange={(next) => onChange(next === undefined ? '' : String(next))}
      />
    )
  if (type === 'date') return <DateField {...field} defaultValue={defaultValue} onChange={onChange} />
  if (type === 'boolean')
    return (
      <SelectField
        {...field}
        defaultValue={defaultValue}
        options={['true', 'false'].map((value) => ({ value, label: t(value === 'true' ? 'common:yes' : 'common:no') }))}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      maxLength={specification?.maxLength}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
