import { checkOwnAttribute, isFieldOfType } from '@tracemark/api/rules'
import { attributeTypes, NewOwnAttribute, type OwnAttribute } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { unitSymbol } from '../../components/AttributeList/attribute-rules.ts'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { OptionsField } from '../../components/forms/OptionsField/OptionsField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'

type Values = z.input<typeof NewOwnAttribute>

export interface AttributeFormProps extends EntityFormProps<typeof NewOwnAttribute> {
  findUnits: FindOptions
  /** The attribute as it is saved. */
  attribute?: Pick<OwnAttribute, 'measure' | 'isInUse'> | undefined
}

const VALUES_MAX = 200

/** Without what says nothing of values of its type: it is no longer shown. */
const ofItsType = (values: Values): Values => {
  const { unit, validValues, maxLength, minimum, maximum, decimals, ...rest } = values
  const only = <Value,>(field: Parameters<typeof isFieldOfType>[1], value: Value) => (isFieldOfType(values.type, field) ? value : undefined)
  return {
    ...rest,
    unit: only('unit', unit),
    validValues: only('validValues', validValues) ?? [],
    maxLength: only('maxLength', maxLength),
    minimum: only('minimum', minimum),
    maximum: only('maximum', maximum),
    decimals: only('decimals', decimals),
  }
}

/** Creates or edits a base attribute of the organization. */
export const AttributeForm = ({ findUnits, attribute, ...props }: AttributeFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { isNew, values } = props
  const form = useEntityForm(
    NewOwnAttribute,
    {
      ...props,
      values: isNew && values ? { ...values, type: 'string' } : values,
      onSave: (next, before) => props.onSave(ofItsType(next), before),
    },
    (entered) => {
      const { validValues = [], ...rest } = ofItsType(entered)
      const problems = checkOwnAttribute({ ...rest, validValues })
      return Object.fromEntries(
        problems.map(({ path: [name, place], ...reason }) => {
          const text = fieldText(t, format, reason)
          return [
            String(name),
            typeof place === 'number' ? t('attributes:value_problem', { value: validValues[place] ?? '', problem: text }) : text,
          ]
        }),
      )
    },
  )
  const { measure, isInUse = false } = attribute ?? {}
  const units = useNamed(findUnits, [measure && { value: measure.code, label: unitSymbol(measure) }])
  const unit = form.value('unit', t('attributes:unit'), (code) => units.getName(code))
  const types = attributeTypes.map((value) => ({ value, label: t(`attributes:value_type.${value}`) }))
  const type = form.choice('type', t('attributes:type'), types)
  const entered = form.watch('type')
  const chosen = attributeTypes.find((each) => each === entered) ?? 'string'
  const shows = (field: Parameters<typeof isFieldOfType>[1]) => isFieldOfType(chosen, field)
  return (
    <FormFrame {...props} form={form} title={isNew ? t('attributes:new') : (props.name ?? t('names:attributes.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline hint={t('attributes:description_hint')} />
      <FieldRow>
        <TextField {...form.text('group', t('attributes:group'))} hint={t('attributes:group_hint')} />
        <NumberField {...form.number('order', t('attributes:order'))} required={false} decimals={0} hint={t('attributes:order_hint')} />
      </FieldRow>
      <BooleanField {...form.flag('isRequired', t('attributes:required'))} hint={t('attributes:required_hint')} />
      <FieldGroup title={t('attributes:values')}>
        <SelectField {...type} readOnly={type.readOnly || isInUse} hint={isInUse ? t('attributes:type_in_use') : undefined} />
        {shows('unit') && (
          <ReferenceField {...unit} selected={units.getName(unit.defaultValue)} hint={t('attributes:unit_hint')} find={units.find} />
        )}
        {shows('minimum') && (
          <FieldRow>
            <NumberField {...form.number('minimum', t('attributes:minimum'))} />
            <NumberField {...form.number('maximum', t('attributes:maximum'))} />
          </FieldRow>
        )}
        {shows('decimals') && (
          <NumberField {...form.number('decimals', t('attributes:decimals'))} decimals={0} hint={t('attributes:decimals_hint')} />
        )}
        {shows('maxLength') && <NumberField {...form.number('maxLength', t('attributes:max_length'))} decimals={0} />}
        {shows('validValues') && (
          <OptionsField
            key={chosen}
            {...form.value('validValues', t('attributes:valid_values'), (list) => format.list(list ?? []))}
            itemsLimit={VALUES_MAX}
            hint={t('attributes:valid_values_hint')}
          />
        )}
      </FieldGroup>
    </FormFrame>
  )
}
