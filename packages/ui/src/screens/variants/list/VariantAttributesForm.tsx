import { styled } from '@mui/material/styles'
import { BulkAttributes, type VariantAttribute } from '@tracemark/api/schemas'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { AttributeList } from '../../../components/AttributeList/AttributeList.tsx'
import { areComplete } from '../../../components/AttributeList/rows.ts'
import { useConfirmation } from '../../../components/ConfirmDialog/use-confirmation.tsx'
import type { EntityFormProps } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { ReferencesField } from '../../../components/forms/MultiSelectField/MultiSelectField.tsx'
import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { SelectField, type SelectOption } from '../../../components/forms/SelectField/SelectField.tsx'
import { LineDrawer } from '../../../components/ListForm/LineDrawer.tsx'
import type { RowFailure } from '../../../components/ListFrame/types.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { fieldText } from '../../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { type AttributeEffect, attributeEffect } from './attribute-effect.ts'

/** So many are looked at together before they are changed. */
export const CHOSEN_MAX = 100

const { mode, items } = BulkAttributes.shape
const modes = mode.def.innerType.options
const Given = z.object({
  variantIds: z.array(z.string()).check(z.minLength(1), z.maxLength(CHOSEN_MAX)),
  mode: mode.def.innerType,
  attributes: items.def.element.shape.attributes,
})

const Section = styled('section')({
  '& > h3': { margin: '0 0 6px', fontSize: 'inherit', fontWeight: 550 },
  '& > ul': {
    maxHeight: 320,
    margin: 0,
    padding: 0,
    overflow: 'auto',
    border: '1px solid var(--tm-line)',
    borderRadius: 'var(--tm-radius-m)',
    listStyle: 'none',
  },
  '& li': { display: 'grid', gap: 2, padding: '8px 12px', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: '1px solid var(--tm-line)' },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& li > p': { display: 'flex', gap: 6, margin: 0, color: 'var(--tm-warning)', fontSize: 'var(--tm-text-s)' },
  '& li svg': { flex: 'none', marginTop: 3 },
})

const Failed = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
  fontWeight: 600,
})

type GivenValues = z.input<typeof Given>

export interface VariantAttributesFormProps extends Pick<EntityFormProps<typeof Given>, 'onSave' | 'onDirty'> {
  /** Those that are chosen at first, by their ids and names. */
  variants: readonly SelectOption[]
  /** What they are given at first. */
  attributes: readonly VariantAttribute[]
  find: FindOptions
  /** Which are chosen now. */
  onVariants: (ids: readonly string[]) => void
  /** What those that are chosen have; one that is not known yet is absent. */
  current: ReadonlyMap<string, readonly VariantAttribute[]>
  /** Those of the last save that were left as they are. */
  failures: readonly RowFailure[]
  onClose: () => void
}

/** Gives several variants the same attributes: beside those that they have, or in their place. Shows before what that changes of which. */
export const VariantAttributesForm = (props: VariantAttributesFormProps) => {
  const { variants, attributes, find, onVariants, current, failures, onClose } = props
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const names = useNamed(find, variants)
  const [begun] = useState(
    (): GivenValues => ({ variantIds: variants.map(({ value }) => value), mode: 'merge', attributes: [...attributes] }),
  )
  const removedBy = (effects: readonly (AttributeEffect | undefined)[]) => effects.reduce((sum, effect) => sum + (effect?.removed ?? 0), 0)
  const [removed, setRemoved] = useState(0)
  const { ask, dialog } = useConfirmation({
    icon: 'list',
    tone: 'danger',
    text: (
      <>
        {t('variants:give.lost', { count: removed, shown: format.number(removed) })} {t('common:confirm.no_revert')}
      </>
    ),
    confirmLabel: t('variants:give.replace'),
  })
  const getEffect = (variantId: string, { mode, attributes }: Pick<GivenValues, 'mode' | 'attributes'>) => {
    const known = current.get(variantId)
    return known && attributeEffect(known, attributes, mode)
  }
  const form = useEntityForm(
    Given,
    {
      values: begun,
      ...(props.onDirty && { onDirty: props.onDirty }),
      onSave: async (values, before) => {
        const count = removedBy(values.variantIds.map((variantId) => getEffect(variantId, values)))
        setRemoved(count)
        return count === 0 || (await ask()) ? props.onSave(values, before) : undefined
      },
    },
    // Merging nothing changes nothing.
    ({ mode, attributes = [] }) => ({
      attributes: mode === 'merge' && attributes.length === 0 ? fieldText(t, format, { code: 'required' }) : undefined,
    }),
  )
  const chosen = form.value('variantIds', t('names:variants.title'))
  const rows = form.value('attributes', t('variants:new.attributes'))
  const values = { variantIds: form.watch('variantIds'), mode: form.watch('mode'), attributes: form.watch('attributes') }
  const effectText = (effect: AttributeEffect | undefined) => {
    if (!effect) return ''
    const parts = (['added', 'changed', 'removed'] as const).filter((kind) => effect[kind] > 0)
    if (parts.length === 0) return t('variants:give.none')
    return format.list(parts.map((kind) => t(`variants:give.${kind}`, { count: effect[kind], shown: format.number(effect[kind]) })))
  }
  return (
    <>
      <LineDrawer form={form} isNew title={t('variants:give.title')} submitLabel={t('common:save')} onClose={onClose}>
        {failures.length > 0 && (
          <Failed role="alert">
            {t('lists:action.failed', {
              action: t('variants:new.attributes'),
              shown: format.number(failures.length),
              total: format.number(values.variantIds.length),
            })}
          </Failed>
        )}
        <ReferencesField
          {...chosen}
          selected={variants}
          find={names.find}
          onChange={(ids = []) => {
            chosen.onChange(ids)
            onVariants(ids)
          }}
        />
        <SelectField
          {...form.choice(
            'mode',
            t('asset-page:inherited_mode'),
            modes.map((value) => ({ value, label: t(`variants:give.${value}`) })),
          )}
          required={false}
          hint={t(`variants:give.${values.mode}_hint`)}
        />
        <AttributeList
          label={rows.label}
          // What is not whole is said at its line.
          error={areComplete(values.attributes) ? rows.error : undefined}
          showErrors={rows.error !== undefined}
          defaultValue={attributes}
          onChange={rows.onChange}
        />
        {values.variantIds.length > 0 && (
          <Section aria-live="polite">
            <h3 id={id}>{t('variants:give.preview')}</h3>
            <ul aria-labelledby={id}>
              {values.variantIds.map((variantId) => {
                const failure = failures.find((failed) => failed.id === variantId)?.failure
                const words = failure && failureText(t, failure)
                return (
                  <li key={variantId}>
                    <span>{names.getName(variantId)}</span>
                    <small>{effectText(getEffect(variantId, values))}</small>
                    {words && (
                      <p>
                        <Icon name="alert" size={14} />
                        <span>
                          {words.what}. {words.action}
                        </span>
                      </p>
                    )}
                  </li>
                )
              })}
            </ul>
          </Section>
        )}
      </LineDrawer>
      {dialog}
    </>
  )
}
