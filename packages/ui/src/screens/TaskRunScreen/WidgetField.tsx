import type { AnswerValue, Widget } from '@tracemark/api/schemas'
import { memo } from 'react'
import { ChoiceField } from '../../field/ChoiceField/ChoiceField.tsx'
import { DateField } from '../../field/DateField/DateField.tsx'
import { NumberField } from '../../field/NumberField/NumberField.tsx'
import { TextField } from '../../field/TextField/TextField.tsx'
import { YesNoField } from '../../field/YesNoField/YesNoField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { rangeHint } from './range-hint.ts'

interface WidgetFieldProps {
  widget: Widget
  value: AnswerValue | undefined
  error: string | undefined
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
}

const asText = (value: AnswerValue | undefined) => (typeof value === 'string' ? value : undefined)

const Field = ({ widget: { id, parameters }, value, error, onAnswer }: WidgetFieldProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { label, required } = parameters
  const hint = [parameters.hint, rangeHint(parameters, t, format)].filter((part) => part !== undefined).join(' · ') || undefined
  const text = { label, hint, required, error, optionalMark: t('task-run:optional') }
  const report = (answer: AnswerValue | undefined) => onAnswer(id, answer)
  switch (parameters.input) {
    case 'text':
      return <TextField {...text} multiline={parameters.multiline} defaultValue={asText(value)} onChange={report} />
    case 'number':
      return (
        <NumberField
          {...text}
          unit={parameters.unit}
          decimals={parameters.decimals}
          defaultValue={typeof value === 'boolean' ? undefined : value}
          onChange={report}
        />
      )
    case 'choice':
      return <ChoiceField {...text} options={parameters.options} defaultValue={asText(value)} onChange={report} />
    case 'date':
      return <DateField {...text} min={parameters.min} max={parameters.max} defaultValue={asText(value)} onChange={report} />
    case 'yesno':
      return (
        <YesNoField
          {...text}
          yes={t('task-run:yes')}
          no={t('task-run:no')}
          defaultValue={typeof value === 'boolean' ? value : undefined}
          onChange={report}
        />
      )
  }
}

/** One question of a quick task, as the field of its kind. Memoized: a key press draws one field again, not all. */
export const WidgetField = memo((props: WidgetFieldProps) => (
  <div data-widget={props.widget.id}>
    <Field {...props} />
  </div>
))
WidgetField.displayName = 'WidgetField'
