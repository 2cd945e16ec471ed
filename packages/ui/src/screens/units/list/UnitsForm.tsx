import { labelGrids, labelsPerSheet } from '@tracemark/api/rules'
import { NewVcodeGroup, type UnitStatus, type VcodeGroup } from '@tracemark/api/schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useConfirmation } from '../../../components/ConfirmDialog/use-confirmation.tsx'
import { FormFrame } from '../../../components/FormFrame/FormFrame.tsx'
import { FormNotice } from '../../../components/FormFrame/FormNotice.tsx'
import type { EntityFormProps } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { NumberField } from '../../../components/forms/NumberField/NumberField.tsx'
import { type FindOptions, ReferenceField } from '../../../components/forms/ReferenceField/ReferenceField.tsx'
import { useNamed } from '../../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { statusOption } from '../../../components/StatusChip/status-option.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { GroupProgress, type GroupWays } from './GroupProgress.tsx'

/** More are only created once the number is confirmed: a zero too many is typed quickly. */
const UNASKED_MAX = 1000

/** Labels of the sheets that most people have. */
const SHEET = labelsPerSheet(labelGrids.avery_l7160)

/** What the form asks for: the status by its value, as a choice. */
export const NewUnits = z.extend(NewVcodeGroup, { status: z.string().check(z.minLength(1)) })

export interface UnitsFormProps extends Omit<EntityFormProps<typeof NewUnits>, 'upload'> {
  /** What units of the organization can be. */
  statuses: readonly UnitStatus[]
  /** Where the asset is still to be chosen: finds assets, and hears of the choice. */
  assets?: { find: FindOptions; onChange: (id: string | undefined) => void } | undefined
  /** Of the asset. */
  findVariants: FindOptions
  /** The variant that the form begins with. */
  variant?: { value: string; label: string } | undefined
  /** Where an identification code of the asset is created; absent where the person may not. */
  codesHref?: string | undefined
  /** The asset has no identification code, without which it gets no units. */
  hasNoCode?: boolean | undefined
  /** No variant of the asset can get units: it has none at all, or all of them are archived or suspended. */
  noVariant?: 'none' | 'resting' | undefined
  /** Where a variant of the asset is created; absent where the person may not. */
  variantHref?: string | undefined
  /** Where the asset's variants are listed. */
  variantsHref?: string | undefined
  /** The only variant that can get units: nobody has to choose it. */
  only?: { value: string; label: string } | undefined
  /** Leads to one of these. */
  onLeave: (href: string) => void
  /** The units that were asked for, and that are being created now: the form has done its work. */
  group?: VcodeGroup | undefined
  /** What can be done with them once they are created. */
  ways?: GroupWays | undefined
  /** Creates no more of them; absent where the person may not. */
  onCancelGroup?: ((group: VcodeGroup) => void) | undefined
}

/** Creates units of a variant, and shows how far that has come. */
export const UnitsForm = ({
  statuses,
  assets,
  findVariants,
  variant,
  codesHref,
  hasNoCode = false,
  noVariant,
  variantHref,
  variantsHref,
  only,
  onLeave,
  group,
  ways,
  onCancelGroup,
  ...props
}: UnitsFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [asked, setAsked] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const { ask, dialog } = useConfirmation({
    icon: 'code',
    title: t('unit-page:make.confirm_title', { shown: format.number(asked) }),
    text: t('unit-page:make.confirm_text', { sheets: format.number(Math.ceil(asked / SHEET)), each: format.number(SHEET) }),
    confirmLabel: t('units:new'),
  })
  const form = useEntityForm(NewUnits, {
    ...props,
    onSave: async (values, before) => {
      if (values.size <= UNASKED_MAX) return props.onSave(values, before)
      setAsked(values.size)
      setAsking(true)
      const isConfirmed = await ask()
      setAsking(false)
      return isConfirmed ? props.onSave(values, before) : undefined
    },
  })
  const variants = useNamed(findVariants, [variant, only])
  const batch = form.value('batchId', t('names:variants.one'), variants.getName)
  const [thingId, setThingId] = useState<string>()
  const isOpen = assets === undefined || thingId !== undefined
  const { frame } = form
  const choose = useEffectEvent((id: string) => batch.onChange(id))
  const onlyId = only?.value
  useEffect(() => {
    if (onlyId !== undefined) choose(onlyId)
  }, [onlyId])
  const isRefused = frame.problem?.code === 'identification_code_missing'
  // Nothing that is entered here could be saved.
  const isClosed = group !== undefined || hasNoCode || noVariant !== undefined
  const missing = failureText(t, { code: 'identification_code_missing' })
  // Nothing is saved while the question waits for its answer.
  const shown = { frame: { ...frame, isSlow: frame.isSlow && !isAsking, readOnly: frame.readOnly || isClosed } }
  return (
    <>
      <FormFrame {...props} form={shown} title={t('units:new')} submitLabel={t('units:new')}>
        {group ? (
          <GroupProgress group={group} ways={ways} onOpen={onLeave} onCancel={onCancelGroup} />
        ) : (
          <>
            {hasNoCode && (
              <FormNotice
                text={`${missing.what}. ${missing.why}`}
                ways={codesHref === undefined ? [] : [{ label: t('unit-page:make.code'), href: codesHref }]}
                onOpen={onLeave}
              />
            )}
            {isRefused && !hasNoCode && codesHref !== undefined && (
              <FormNotice text={missing.action} ways={[{ label: t('unit-page:make.code'), href: codesHref }]} onOpen={onLeave} />
            )}
            {assets && (
              <ReferenceField
                label={t('names:assets.one')}
                required
                error={isOpen ? undefined : batch.error}
                find={assets.find}
                onChange={(id) => {
                  setThingId(id)
                  assets.onChange(id)
                  // A variant belongs to its asset.
                  batch.onChange('')
                }}
              />
            )}
            {noVariant ? (
              <FormNotice
                text={t(noVariant === 'none' ? 'unit-page:make.no_variant' : 'unit-page:make.resting')}
                ways={[
                  ...(noVariant === 'resting' && variantsHref !== undefined
                    ? [{ label: t('names:variants.title'), href: variantsHref }]
                    : []),
                  ...(variantHref === undefined ? [] : [{ label: t('lists:variants.new'), href: variantHref }]),
                ]}
                onOpen={onLeave}
              />
            ) : (
              <>
                <ReferenceField
                  {...batch}
                  key={`${thingId} ${onlyId}`}
                  hint={isOpen ? undefined : t('unit-page:make.asset_first')}
                  defaultValue={batch.defaultValue || onlyId}
                  selected={variants.getName(batch.defaultValue || onlyId)}
                  find={variants.find}
                />
                <NumberField {...form.number('size', t('unit-page:make.quantity'))} decimals={0} hint={t('unit-page:make.quantity_hint')} />
                <SelectField
                  {...form.choice(
                    'status',
                    t('unit-page:make.status'),
                    statuses.map((status) => statusOption(t, status)),
                  )}
                />
              </>
            )}
          </>
        )}
      </FormFrame>
      {dialog}
    </>
  )
}
