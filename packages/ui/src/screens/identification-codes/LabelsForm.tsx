import { NewLabelPrint, type VcodeGroup } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import { FormNotice } from '../../components/FormFrame/FormNotice.tsx'
import type { EntityFormProps, Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { checkSize, LabelFields, withPlace } from './LabelFields.tsx'
import { LabelLog, type LabelLogProps } from './LabelLog.tsx'
import { useMadeOnce } from './use-made-once.ts'

/** The numbers of some units. */
export interface NumberRange {
  batchId: string
  first: number
  last: number
}

export type MissingForLabels = 'variant' | 'code' | 'unit'

const ways: Readonly<Record<MissingForLabels, MessageKey>> = {
  variant: 'lists:variants.new',
  code: 'identification-codes:new',
  unit: 'identification-codes:labels.to_units',
}

export interface LabelsFormProps extends EntityFormProps<typeof NewLabelPrint> {
  /** Finds variants of the asset. */
  findVariants: FindOptions
  /** The variant that the form begins with. */
  variant?: { id: string; name: string } | undefined
  /** The numbers of a variant's units; undefined where it has none. */
  findRange: (batchId: string) => Promise<NumberRange | undefined>
  /** Units of the chosen variant that were made together. */
  groups: readonly VcodeGroup[]
  /**
   * The chosen variant's units with the entered numbers, and the lowest and highest number they have; undefined while they are counted.
   * `count`: undefined where there are more than can be counted.
   */
  found: { count: number | undefined; first: number; last: number } | undefined
  /** The numbers of all units of the chosen variant: undefined while that is asked, null where it has none. */
  all: NumberRange | null | undefined
  /** What the asset lacks to have units that labels could be of, and where that is created; without a way where the person may not. */
  missing?: { what: MissingForLabels; href: string | undefined } | undefined
  /** What is entered, whenever it changes. */
  onRange: (range: NumberRange) => void
  /** The organization has a logo. */
  hasLogo: boolean
  log: LabelLogProps
  /** Where the asset gets a public page; absent where it has one. */
  pageHref?: string | undefined
  /** Leads there. */
  onLeave: (href: string) => void
}

const ALL = 'all'
const ENTERED = 'entered'

/** Creates labels for units of an asset, and shows those that were created before. */
export const LabelsForm = ({
  findVariants,
  variant: begun,
  findRange,
  groups,
  found,
  all,
  missing,
  onRange,
  hasLogo,
  log,
  pageHref,
  onLeave,
  ...props
}: LabelsFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const none = found?.count === 0
  const { isDone, onSave } = useMadeOnce<Parameters<LabelsFormProps['onSave']>, Refusal<z.input<typeof NewLabelPrint>>>(
    async (asked, before) =>
      none
        ? { code: 'invalid_content', fields: [{ path: ['lastSequenceNumber'], code: 'not_found', message: '' }] }
        : props.onSave(withPlace(asked), before),
  )
  const form = useEntityForm(NewLabelPrint, { ...props, onSave }, (values) => {
    const [first = 0, last = 0] = [values.firstSequenceNumber, values.lastSequenceNumber]
    return { ...checkSize(t, values), ...(last < first && { lastSequenceNumber: t('forms:number.min', { min: format.decimal(first) }) }) }
  })
  /** Counts how often the numbers were set by a choice, which begins their fields anew. */
  const [round, setRound] = useState(0)
  const batchId = form.watch('batchId')
  const [first = 1, last = 1] = [form.watch('firstSequenceNumber'), form.watch('lastSequenceNumber')]
  const number = {
    first: form.number('firstSequenceNumber', t('identification-codes:labels.first')),
    last: form.number('lastSequenceNumber', t('identification-codes:labels.last')),
  }
  const units = useRef<HTMLSelectElement>(null)
  const enter = (end: 'first' | 'last') => (value: number | undefined) => {
    number[end].onChange(value)
    if (units.current) units.current.value = ENTERED
    if (value) onRange({ batchId, first, last, [end]: value })
  }
  const isAll = !all || (first === all.first && last === all.last)
  const group = groups.find(({ firstSequenceNumber, lastSequenceNumber }) => first === firstSequenceNumber && last === lastSequenceNumber)
  const choice = isAll ? ALL : (group?.id ?? ENTERED)
  const setNumbers = (range: NumberRange) => {
    number.first.onChange(range.first)
    number.last.onChange(range.last)
    setRound((before) => before + 1)
    onRange(range)
  }
  const setAll = (of: string) =>
    findRange(of).then(
      (range) => setNumbers(range ?? { batchId: of, first: 1, last: 1 }),
      // The numbers stay, and can be entered.
      () => undefined,
    )
  const numbersIn = (range: { first: number; last: number }) => ({ first: format.number(range.first), last: format.number(range.last) })
  // Where there are more than can be counted: no number stands twice.
  const most = found && found.last - found.first + 1
  const noneText = none && all ? t('identification-codes:labels.none', numbersIn(all)) : undefined
  const fewerText =
    found?.count && found.count < last - first + 1
      ? t('identification-codes:labels.fewer', { count: found.count, shown: format.number(found.count), ...numbersIn(found) })
      : undefined
  const variants = useNamed(findVariants, [toOption(begun)])
  const variant = form.value('batchId', t('names:variants.one'), variants.getName)
  const noUnit = all === null ? t('identification-codes:labels.no_unit_of') : undefined
  const title = t('identification-codes:labels.title')
  if (missing) {
    return (
      <FormFrame {...props} form={{ frame: { ...form.frame, readOnly: true } }} title={title}>
        <FormNotice
          text={t(`identification-codes:labels.no_${missing.what}`)}
          ways={missing.href === undefined ? [] : [{ label: t(ways[missing.what]), href: missing.href }]}
          onOpen={onLeave}
        />
        <LabelLog {...log} />
      </FormFrame>
    )
  }
  return (
    <FormFrame {...props} form={form} isDone={isDone} title={title} submitLabel={t('identification-codes:labels.create')}>
      {pageHref !== undefined && (
        <FormNotice
          text={t('identification-codes:labels.no_page')}
          ways={[{ label: t('identification-codes:labels.to_page'), href: pageHref }]}
          onOpen={onLeave}
        />
      )}
      <ReferenceField
        {...variant}
        error={noUnit ?? variant.error}
        selected={variants.getName(variant.defaultValue)}
        find={variants.find}
        onChange={(id) => {
          variant.onChange(id ?? '')
          if (id !== undefined) void setAll(id)
        }}
      />
      {groups.length > 0 && (
        <SelectField
          key={`${batchId} ${all === undefined}`}
          ref={units}
          label={t('identification-codes:labels.units')}
          defaultValue={choice}
          answered
          options={[
            { value: ALL, label: t('identification-codes:labels.all') },
            { value: ENTERED, label: t('identification-codes:labels.entered') },
            ...groups.map((group) => ({
              value: group.id,
              label: t('identification-codes:labels.group', {
                first: format.number(group.firstSequenceNumber),
                last: format.number(group.lastSequenceNumber),
                day: format.day(group.createdAt),
              }),
            })),
          ]}
          onChange={(event) => {
            const group = groups.find(({ id }) => id === event.currentTarget.value)
            if (group) setNumbers({ batchId, first: group.firstSequenceNumber, last: group.lastSequenceNumber })
            else if (event.currentTarget.value === ALL) void setAll(batchId)
          }}
        />
      )}
      <FieldRow key={round}>
        <NumberField {...number.first} decimals={0} onChange={enter('first')} />
        <NumberField {...number.last} decimals={0} error={noneText ?? number.last.error} hint={fewerText} onChange={enter('last')} />
      </FieldRow>
      <LabelFields form={form} count={found && (found.count ?? most)} isAtMost={found?.count === undefined} hasLogo={hasLogo} />
      <LabelLog {...log} />
    </FormFrame>
  )
}
