import { styled } from '@mui/material/styles'
import { checkIdentificationCode } from '@tracemark/api/rules'
import { ElementDraft, transportationMethods } from '@tracemark/api/schemas'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/Button/Button.tsx'
import { LeaveDialog } from '../../components/ConfirmDialog/LeaveDialog.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import type { Upload } from '../../components/forms/FileField/use-uploads.ts'
import { ImageField } from '../../components/forms/ImageField/ImageField.tsx'
import { NumberField } from '../../components/forms/NumberField/NumberField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { Translate } from '../../i18n/keys.ts'
import { IconField } from './IconField.tsx'
import type { Line } from './lines.ts'

/** An element, and its place in the chain from 1. */
const PlacedElement = z.extend(ElementDraft, { order: z.int().check(z.gte(1), z.lte(100)) })

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gap: 16,
  '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
})

/** At the beginning of the foot. */
const Remove = styled(Button)({ marginInlineEnd: 'auto', color: 'var(--tm-warning)' })

const glnProblem = (t: Translate, gln: string | undefined): string | undefined => {
  if (gln === undefined) return undefined
  const { valid, reason, expected } = checkIdentificationCode('gln', gln)
  if (valid) return undefined
  return reason === 'wrong_check_digit' && expected !== undefined
    ? t('value-chains:gln_check_digit', { digit: expected.at(-1) ?? '' })
    : t('value-chains:gln_digits')
}

export interface ElementDrawerProps {
  line: Line
  /** Why it was not saved with its chain. */
  refused?: Refusal<z.input<typeof PlacedElement>> | undefined
  isNew: boolean
  /** Where it stands, from 1, and among how many. */
  place: number
  count: number
  readOnly: boolean
  upload: Upload
  onDone: (line: Line, place: number) => void
  /** Absent where it is not there yet. */
  onRemove?: (() => void) | undefined
  onClose: () => void
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** One element of a chain. What is entered goes into the chain, which is saved as a whole. */
export const ElementDrawer = ({ line, refused, isNew, place, count, readOnly, upload, ...props }: ElementDrawerProps) => {
  const { onDone, onRemove, onClose, onDirty } = props
  const t = useTranslate()
  const [leaving, setLeaving] = useState(false)
  const { key, ...draft } = line
  const form = useEntityForm(
    PlacedElement,
    {
      values: { ...draft, order: place },
      refused,
      readOnly,
      upload,
      onDirty,
      onSave: async ({ order, ...values }) => {
        onDone({ ...ElementDraft.parse(values), key }, order)
        return undefined
      },
    },
    ({ gln }) => ({ gln: glnProblem(t, gln) }),
  )
  const transports = transportationMethods.map((value) => ({ value, label: t(`value-chains:transport.${value}`) }))
  const isDefault = form.flag('isDefault', t('value-chains:default_element'))
  const remove = onRemove && !readOnly && (
    <Remove variant="text" onClick={onRemove}>
      {t('value-chains:remove')}
    </Remove>
  )
  return (
    <>
      <FormFrame
        form={form}
        beside
        isNew={isNew}
        title={isNew ? t('value-chains:new_element') : line.name}
        submitLabel={t('value-chains:done')}
        apart={remove}
        onCancel={() => (form.frame.isDirty ? setLeaving(true) : onClose())}
      >
        <TextField {...form.text('name', t('common:name'))} />
        <TextField {...form.text('description', t('common:description'))} multiline />
        <Pair>
          <SelectField
            {...form.choice('transportationMethod', t('value-chains:transport'), transports)}
            hint={t('value-chains:transport_hint')}
          />
          <NumberField {...form.number('order', t('value-chains:order'))} max={count} decimals={0} />
        </Pair>
        <TextField {...form.text('gln', 'GLN')} hint={t('value-chains:gln_hint')} />
        <IconField {...form.value('icon', t('value-chains:icon'))} />
        <ImageField {...form.file('image', t('common:image'))} />
        <div>
          <BooleanField {...form.flag('enabled', t('value-chains:enabled'))} hint={t('value-chains:enabled_hint')} />
          <BooleanField {...form.flag('isOrganizationActivity', t('value-chains:activity'))} hint={t('value-chains:activity_hint')} />
          <BooleanField
            {...isDefault}
            readOnly={isDefault.readOnly || draft.isDefault}
            hint={t(draft.isDefault ? 'value-chains:default_element_kept' : 'value-chains:default_element_hint')}
          />
        </div>
      </FormFrame>
      <LeaveDialog open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  )
}
