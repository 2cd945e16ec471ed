import { checkBaseAttribute, hasWords, toAttributeReason } from '@tracemark/api/rules'
import { type AttributeLine, attributeTypes, type BaseAttribute, NewAttributeLine } from '@tracemark/api/schemas'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { rulesText } from '../../../components/AttributeList/attribute-rules.ts'
import type { AttributeWords } from '../../../components/AttributeList/attribute-words.ts'
import { isRepeated } from '../../../components/AttributeList/rows.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../../components/forms/BooleanField/BooleanField.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import type { ListForm, OpenLine } from '../../../components/ListForm/use-list-form.ts'
import { isNoNumber, ValueField } from '../../../components/ListForm/ValueField.tsx'
import { fieldText } from '../../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { findKnown, type KnownAttribute } from './known-attribute.ts'

const Attribute = z.extend(NewAttributeLine, { value: z.string().check(z.minLength(1), z.maxLength(2000)), isPublic: z.boolean() })

export interface AttributeHelp {
  /** Those that come with the product; undefined while they are loaded. */
  known: readonly KnownAttribute[] | undefined
  /** Values of the list that an attribute chooses from. */
  findValues: (attributeId: string) => FindOptions
  /** How a unit is written, by its code. */
  unitText: (unit: string) => string
  /** Units of measure of a kind. */
  findUnits: (kind: NonNullable<BaseAttribute['unitKind']>) => FindOptions
}

interface AttributeDrawerProps extends AttributeHelp {
  words: AttributeWords
  list: ListForm<AttributeLine>
  line: OpenLine<AttributeLine>
}

const NOTHING: FindOptions = async () => []
const wordsIn = ({ name, names = [], description, group }: KnownAttribute) => [name, ...names, description, group].join(' ')

/** One attribute: of those that come with the product, which say what its value is, or one of the organization's own. */
export const AttributeDrawer = ({ list, line, known, words, findValues, findUnits, unitText }: AttributeDrawerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { isPublic = true, ...entry } = line.entry
  const called = words.label(entry.label, entry.baseAttributeId)
  // Of an attribute that is to be filled in only the value is asked for.
  const isFilling = line.isNew && entry.baseAttributeId !== undefined
  const form = useEntityForm(
    Attribute,
    {
      values: { ...entry, label: called, isPublic },
      refused: line.refused,
      readOnly: list.readOnly,
      onDirty: list.onDirty,
      onSave: async ({ isPublic: shown, source, ...values }) => {
        const base = known?.find(({ id }) => id === values.baseAttributeId)
        const from = base?.source ?? (source === 'task' ? source : undefined)
        list.done({ ...values, ...(from && { source: from }), ...(!shown && { isPublic: false }) })
        return undefined
      },
    },
    ({ label: entered = '', type, baseAttributeId, value = '' }) => {
      const others = list.lines.filter(({ key }) => key !== line.key).map((other) => other.entry.label)
      if (isRepeated(entered, others)) return { label: t('forms:attributes.repeated') }
      if (isNoNumber(type, value)) return { value: fieldText(t, format, { code: 'not_a_number' }) }
      const specification = known?.find(({ id }) => id === baseAttributeId)?.specification
      // What is chosen from a list is checked by the server, which knows the list.
      if (!specification || specification.lookup !== undefined) return {}
      const { reason } = checkBaseAttribute(specification, { value }, { units: [] })
      return { value: reason && fieldText(t, format, toAttributeReason(specification, reason)) }
    },
  )
  const base = known?.find(({ id }) => id === form.watch('baseAttributeId'))
  const type = form.watch('type')
  const [label, kind, value, unit] = [
    form.text('label', t('asset-page:label')),
    form.value('type', t('asset-page:type')),
    form.value('value', t('asset-page:value')),
    form.value('unit', t('asset-page:measure')),
  ]
  const reference = form.value('baseAttributeId', t('asset-page:base_attribute'))
  const labels = form.value('label', label.label)
  const choose = (id: string | undefined) => {
    const next = known?.find((attribute) => attribute.id === id)
    reference.onChange(id)
    if (!next) return
    labels.onChange(next.name)
    if (next.type !== type) value.onChange('')
    kind.onChange(next.type)
    unit.onChange(next.specification?.unit)
  }
  /** The base attribute whose name was entered as the label. */
  const [named, setNamed] = useState<string>()
  const linkNamed = (entered: string) => {
    const attribute = line.isNew && !base ? findKnown(known, entered) : undefined
    if (!attribute || list.lines.some((other) => other.entry.baseAttributeId === attribute.id)) return
    choose(attribute.id)
    setNamed(attribute.id)
  }
  const findByWords: FindOptions = useMemo(
    () => async (text) =>
      (known ?? [])
        .filter((attribute) => hasWords(text, wordsIn(attribute)))
        .map(({ id, name, group }) => ({ value: id, label: group === '' ? name : `${name} (${group})` })),
    [known],
  )
  const description = isFilling ? base?.description || undefined : undefined
  const { unitKind, unit: only, lookup, example } = base?.specification ?? {}
  const { minimum, maximum, decimals } = base?.specification ?? {}
  const hints =
    lookup === undefined
      ? [rulesText({ minimum, maximum, decimals }, undefined, t, format), example === undefined ? '' : t('asset-page:example', { example })]
      : []
  const rule = hints.filter((hint) => hint !== '').join(' · ')
  const values = useMemo(() => (base && lookup !== undefined ? findValues(base.id) : undefined), [base, lookup, findValues])
  const units = useMemo(() => (unitKind === undefined ? NOTHING : findUnits(unitKind)), [unitKind, findUnits])
  const types = attributeTypes.map((each) => ({ value: each, label: t(`attributes:value_type.${each}`) }))
  return (
    <LineDrawer
      form={form}
      isNew={line.isNew}
      title={line.isNew && !isFilling ? t('asset-page:new_attribute') : called}
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
      {!isFilling && (
        <>
          <ReferenceField
            key={named}
            {...reference}
            selected={base?.name}
            hint={base?.description ?? t('asset-page:base_attribute_hint')}
            find={findByWords}
            onChange={choose}
          />
          <TextField
            {...label}
            onBlur={(event) => {
              linkNamed(event.currentTarget.value)
              return label.onBlur(event)
            }}
          />
          <SelectField
            key={type}
            {...kind}
            readOnly={kind.readOnly || base !== undefined}
            options={types}
            onChange={({ target }) => {
              value.onChange('')
              kind.onChange(attributeTypes.find((each) => each === target.value) ?? 'string')
            }}
          />
        </>
      )}
      <ValueField
        key={`${type} ${base?.id}`}
        {...value}
        required
        type={type}
        specification={base?.specification}
        unit={only === undefined ? undefined : unitText(only)}
        find={values}
        selected={words.value(value.defaultValue ?? '', base?.id)}
        hint={rule === '' ? description : rule}
      />
      {type === 'number' && unitKind !== undefined && only === undefined && (
        <ReferenceField key={unitKind} {...unit} selected={unit.defaultValue && unitText(unit.defaultValue)} find={units} />
      )}
      {type === 'number' && !base && <TextField {...form.text('unit', unit.label)} hint={t('asset-page:measure_hint')} />}
      <BooleanField {...form.flag('isPublic', t('asset-page:is_public'))} hint={t('asset-page:is_public_hint')} />
    </LineDrawer>
  )
}
