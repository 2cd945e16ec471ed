import { checkBaseAttribute, hasWords, toAttributeReason } from '@tracemark/api/rules'
import {
  attributeTypes,
  type BaseAttribute,
  type BaseAttributeSpecification,
  type LookupValue,
  VariantAttribute,
} from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { AttributeWords } from '../../../components/AttributeList/attribute-words.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import type { ListForm, OpenLine } from '../../../components/ListForm/use-list-form.ts'
import { isNoNumber, ValueField } from '../../../components/ListForm/ValueField.tsx'
import { fieldText } from '../../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'

/** A base attribute with what its values must be. */
export interface SustainabilityAttribute extends Omit<BaseAttribute, 'names'> {
  /** What it is called in every language. */
  names?: readonly string[] | undefined
  specification: BaseAttributeSpecification | undefined
  /** The list that its value is chosen from, unless that is of countries. */
  options?: readonly LookupValue[] | undefined
}

export interface AttributeFinders {
  /** Values of the list that an attribute chooses from. */
  findValues: (attributeId: string) => FindOptions
  /** Units of measure of a kind. */
  findUnits: (kind: NonNullable<BaseAttribute['unitKind']>) => FindOptions
}

interface VariantAttributeDrawerProps {
  list: ListForm<VariantAttribute>
  line: OpenLine<VariantAttribute>
  units: Pick<UnitsOfMeasure, 'getName'>
  /** Names that other attributes of the variant have. */
  taken: readonly string[]
  /** Of the attributes that come with the product; absent for one of the organization's own. */
  base?: (AttributeFinders & { known: readonly SustainabilityAttribute[]; words: AttributeWords }) | undefined
}

const NOTHING: FindOptions = async () => []

/** One attribute of a variant: of those that come with the product, or of its own. */
export const VariantAttributeDrawer = ({ list, line, units, taken, base }: VariantAttributeDrawerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const findSpecification = (id: string | undefined) => base?.known.find((known) => known.id === id)?.specification
  const form = useEntityForm(
    VariantAttribute,
    {
      values: line.entry,
      refused: line.refused,
      readOnly: list.readOnly,
      onDirty: list.onDirty,
      onSave: async (entry) => {
        list.done({ ...entry, type: entry.type ?? 'string' })
        return undefined
      },
    },
    ({ key, type, baseAttributeId, value }) => {
      if (base && baseAttributeId === undefined) return { baseAttributeId: fieldText(t, format, { code: 'required' }) }
      if (key !== undefined && taken.includes(key.trim()))
        return { [base ? 'baseAttributeId' : 'key']: fieldText(t, format, { code: 'duplicate' }) }
      if (isNoNumber(type, value)) return { value: fieldText(t, format, { code: 'not_a_number' }) }
      const specification = findSpecification(baseAttributeId)
      // What is chosen from a list is checked by the server, which knows the list.
      if (!specification || specification.lookup !== undefined) return {}
      const { reason } = checkBaseAttribute(specification, { value }, { units: [] })
      return { value: reason && fieldText(t, format, toAttributeReason(specification, reason)) }
    },
  )
  const [key, keys, type, value, unit, reference] = [
    form.text('key', t('asset-page:label')),
    form.value('key', t('asset-page:label')),
    form.value('type', t('asset-page:type')),
    form.value('value', t('asset-page:value')),
    form.value('unit', t('asset-page:measure'), (code) => (code ? units.getName(code) : '')),
    form.value('baseAttributeId', t('asset-page:base_attribute')),
  ]
  const chosen = base?.known.find(({ id }) => id === form.watch('baseAttributeId'))
  const kind = form.watch('type') ?? 'string'
  const { unitKind, lookup, example } = chosen?.specification ?? {}
  const findKnown: FindOptions = useMemo(
    () => async (text) =>
      (base?.known ?? [])
        .filter(({ name, names = [], description, group }) => hasWords(text, [name, ...names, description, group].join(' ')))
        .map(({ id, name, group }) => ({ value: id, label: `${name} (${group})` })),
    [base?.known],
  )
  const values = useMemo(
    () => (chosen && lookup !== undefined ? base?.findValues(chosen.id) : undefined),
    [chosen, lookup, base?.findValues],
  )
  const measures = useMemo(() => (unitKind === undefined ? NOTHING : (base?.findUnits(unitKind) ?? NOTHING)), [unitKind, base?.findUnits])
  const choose = (id: string | undefined) => {
    const next = base?.known.find((known) => known.id === id)
    reference.onChange(id)
    keys.onChange(next?.name ?? '')
    value.onChange('')
    type.onChange(next?.type ?? 'string')
    unit.onChange(undefined)
  }
  return (
    <LineDrawer
      form={form}
      isNew={line.isNew}
      title={line.isNew ? t('asset-page:new_attribute') : (base?.words.label(line.entry.key, line.entry.baseAttributeId) ?? line.entry.key)}
      onRemove={
        line.isNew || list.readOnly
          ? undefined
          : () => {
              list.remove(line.key)
              list.close()
            }
      }
      onClose={list.close}
    >
      {base ? (
        <ReferenceField
          {...reference}
          label={t('variants:sustainability_attribute')}
          required
          selected={chosen?.name}
          hint={chosen?.description ?? t('variants:sustainability_hint')}
          find={findKnown}
          onChange={choose}
        />
      ) : (
        <>
          <TextField {...key} />
          <SelectField
            key={kind}
            {...type}
            options={attributeTypes.map((each) => ({ value: each, label: t(`attributes:value_type.${each}`) }))}
            onChange={({ target }) => {
              value.onChange('')
              type.onChange(attributeTypes.find((each) => each === target.value) ?? 'string')
            }}
          />
        </>
      )}
      <ValueField
        key={`${kind} ${chosen?.id}`}
        {...value}
        required
        type={kind}
        specification={chosen?.specification}
        unit={undefined}
        find={values}
        selected={base?.words.value(value.defaultValue ?? '', chosen?.id)}
        hint={example === undefined || lookup !== undefined ? undefined : t('asset-page:example', { example })}
      />
      {base && unitKind !== undefined && (
        <ReferenceField key={unitKind} {...unit} selected={unit.defaultValue && units.getName(unit.defaultValue)} find={measures} />
      )}
      {!base && kind === 'number' && <TextField {...form.text('unit', unit.label)} hint={t('asset-page:measure_hint')} />}
    </LineDrawer>
  )
}
