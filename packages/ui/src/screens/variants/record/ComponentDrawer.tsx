import { styled } from '@mui/material/styles'
import { takeLine } from '@tracemark/api/rules'
import { type CatalogueComponent, VariantComponent, variantComponentCategories } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { FieldRow } from '../../../components/FormFrame/FieldRow.tsx'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../../components/forms/BooleanField/BooleanField.tsx'
import { NumberField } from '../../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import type { ListForm, OpenLine } from '../../../components/ListForm/use-list-form.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { UnitsOfMeasure } from './units-of-measure.ts'

/** What variants can be made of. */
export interface Catalogue {
  find: FindOptions
  /** One that was found, by the value of its option. */
  read: (value: string | undefined) => CatalogueComponent | undefined
}

interface ComponentDrawerProps {
  list: ListForm<VariantComponent>
  line: OpenLine<VariantComponent>
  catalogue: Catalogue
  units: UnitsOfMeasure
}

const Choice = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > :first-of-type': { width: '100%' } })

/** Where what had the focus is gone: at the end of what stands there. */
const focusText = (around: HTMLElement | null) => {
  const input = around?.querySelector('input')
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** One component: chosen from the catalogue or, as a step of its own, an entry that is not there. */
export const ComponentDrawer = ({ list, line, catalogue, units }: ComponentDrawerProps) => {
  const t = useTranslate()
  const [own, setOwn] = useState(!line.isNew)
  const [chosen, setChosen] = useState<CatalogueComponent>()
  const typed = useRef('')
  const form = useEntityForm(VariantComponent, {
    values: line.entry,
    refused: line.refused,
    readOnly: list.readOnly,
    onDirty: list.onDirty,
    onSave: async (entry) => {
      list.done({ ...entry, order: entry.order ?? 0, isActive: entry.isActive ?? true })
      return undefined
    },
  })
  const name = form.text('name', t('common:name'))
  const [named, category, subCategory, origin, unit] = [
    form.value('name', name.label),
    form.choice(
      'category',
      t('variants:category'),
      variantComponentCategories.map((value) => ({ value, label: t(`variants:category.${value}`) })),
    ),
    form.text('subCategory', t('variants:subcategory')),
    form.text('origin', t('variants:origin')),
    form.value('units', t('variants:unit'), (code) => (code ? units.getName(code) : '')),
  ]
  const set = {
    category: form.value('category', category.label),
    subCategory: form.value('subCategory', subCategory.label),
    origin: form.value('origin', origin.label),
  }
  const choose = (value: string | undefined) => {
    const found = catalogue.read(value)
    typed.current = ''
    setChosen(found)
    named.onChange(found?.name ?? '')
    set.category.onChange(found?.category)
    set.subCategory.onChange(found?.subCategory ?? '')
    set.origin.onChange(found?.origin ?? '')
    unit.onChange(found?.units)
  }
  /** What was chosen or typed until then is what the own entry begins with. */
  const begin = () => {
    if (!chosen && takeLine(typed.current) !== '') named.onChange(takeLine(typed.current))
    setOwn(true)
  }
  return (
    <LineDrawer
      form={form}
      isNew={line.isNew}
      title={line.isNew ? t('variants:new_component') : line.entry.name}
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
      {own ? (
        <div ref={line.isNew ? focusText : undefined}>
          <TextField {...name} />
        </div>
      ) : (
        <Choice
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) typed.current = target.value
          }}
        >
          <ReferenceField
            label={t('variants:component')}
            required
            hint={t('variants:component_hint')}
            error={name.error && t('variants:component_missing')}
            find={catalogue.find}
            onChange={choose}
          />
          <Button variant="text" startIcon={<Icon name="plus" />} onClick={begin}>
            {t('variants:own_component')}
          </Button>
        </Choice>
      )}
      <FieldRow key={`kind ${chosen?.name}`}>
        <SelectField {...category} />
        <TextField {...subCategory} />
      </FieldRow>
      <TextField {...origin} hint={t('variants:origin_hint')} />
      <FieldRow key={`units ${chosen?.name}`}>
        <NumberField {...form.number('quantity', t('variants:quantity'))} required />
        <ReferenceField {...unit} selected={unit.defaultValue && units.getName(unit.defaultValue)} find={units.find} />
      </FieldRow>
      <NumberField {...form.number('costContribution', t('variants:cost'))} unit="%" hint={t('variants:cost_hint')} />
      <BooleanField {...form.flag('isActive', t('variants:active'))} hint={t('variants:active_hint')} />
    </LineDrawer>
  )
}
