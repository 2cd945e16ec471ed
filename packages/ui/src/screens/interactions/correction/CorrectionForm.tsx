import { styled } from '@mui/material/styles'
import { isAfterRecording } from '@tracemark/api/rules'
import { classifications, type InteractionDetail } from '@tracemark/api/schemas'
import { useId } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { FormFrame } from '../../../components/FormFrame/FormFrame.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { Tile, Tiles } from '../../../components/forms/choice-tiles.ts'
import { DateTimeField } from '../../../components/forms/DateTimeField/DateTimeField.tsx'
import { SelectField, type SelectOption } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { coordinatesText } from '../../../i18n/coordinates-text.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { Correction, type CorrectionValues, readCoordinates } from './correction.ts'

const Grades = styled(Tiles)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))', gap: 6 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 36,
    padding: '4px 8px',
    fontWeight: 500,
  },
})

const ToAnswers = styled(Button)({ justifySelf: 'start' })

type Location = NonNullable<InteractionDetail['reportedLocation']>

export interface CorrectionFormProps extends FormBinding<CorrectionValues> {
  /** As it was read last; undefined while it is loaded. */
  interaction: InteractionDetail | undefined
  /** The elements of the asset's value chain; absent where this person may not see them. */
  elements?: readonly SelectOption[] | undefined
  /** Leads to the form of its answers and files; absent where this person may not correct them. */
  onAnswers?: (() => void) | undefined
  onCancel: () => void
}

/** Corrects an interaction in the open: what was recorded stays, and who changed what and why is listed with it. */
export const CorrectionForm = ({ interaction, elements, onAnswers, onCancel, ...props }: CorrectionFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const { recordDate = '' } = interaction ?? {}
  const form = useEntityForm(Correction, props, ({ place, coordinates = '', reportedDate }) => ({
    coordinates: place === 'other' && !readCoordinates(coordinates) ? t('interaction-page:correct.coordinates_invalid') : undefined,
    reportedDate:
      interaction && isAfterRecording(reportedDate, recordDate)
        ? t('forms:problem.too_late', { maximum: format.dateTime(recordDate) })
        : undefined,
  }))
  const { recordLocation, reportedLocation, valueChainElement } = interaction ?? {}
  // One of a chain that the asset had before stays what it is.
  const isOld = valueChainElement && elements?.every(({ value }) => value !== valueChainElement.id)
  const steps = isOld ? [{ value: valueChainElement.id, label: valueChainElement.name }, ...(elements ?? [])] : elements
  const getName = ({ place, point }: Location) => place ?? coordinatesText(point.coordinates, t, format)
  const places: SelectOption[] = [
    ...(reportedLocation ? [{ value: 'kept', label: t('interaction-page:correct.place_kept', { place: getName(reportedLocation) }) }] : []),
    ...(recordLocation
      ? [{ value: 'recorded', label: t('interaction-page:correct.place_recorded', { place: getName(recordLocation) }) }]
      : []),
    { value: 'other', label: t('interaction-page:correct.elsewhere') },
    { value: 'none', label: t('interaction-page:correct.place_none') },
  ]
  const {
    defaultValue: classification,
    label,
    onChange,
  } = form.value('classification', t('interactions:column.classification'), (value) => t(`interactions:classification.${value}`))
  return (
    <FormFrame
      {...props}
      form={form}
      title={t('interaction-page:correct.title')}
      submitLabel={t('interactions:correct.save')}
      onCancel={onCancel}
    >
      {onAnswers && (
        <ToAnswers startIcon={<Icon name="clipboard" />} onClick={onAnswers}>
          {t('interaction-page:answers')}
        </ToAnswers>
      )}
      <Grades>
        <legend>{label}</legend>
        <div>
          {classifications.map((grade) => (
            <Tile key={grade}>
              <input type="radio" name={id} defaultChecked={grade === classification} onChange={() => onChange(grade)} />
              <Icon name={grade} size={14} />
              {t(`interactions:classification.${grade}`)}
            </Tile>
          ))}
        </div>
      </Grades>
      {steps && <SelectField {...form.choice('valueChainElementId', t('interactions:column.element'), steps)} />}
      <DateTimeField
        {...form.value('reportedDate', t('interactions:occurred'), format.dateTime)}
        hint={interaction && t('interaction-page:correct.received', { date: format.dateTime(recordDate) })}
      />
      <SelectField {...form.choice('place', t('interactions:column.place'), places)} answered />
      {form.watch('place') === 'other' && (
        <>
          <TextField
            {...form.text('coordinates', t('interaction-page:correct.coordinates'))}
            required
            hint={t('interaction-page:correct.coordinates_hint')}
          />
          <TextField {...form.text('placeName', t('interaction-page:correct.place_name'))} />
        </>
      )}
      <TextField {...form.text('reason', t('interactions:correct.reason'))} multiline hint={t('interactions:correct.reason_hint')} />
    </FormFrame>
  )
}
