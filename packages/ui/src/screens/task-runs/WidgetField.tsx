import { checkAnswers } from '@tracemark/api/rules'
import type { AnswerValue } from '@tracemark/api/schemas'
import { memo } from 'react'
import { ChoiceField } from '../../field/ChoiceField/ChoiceField.tsx'
import { DateField } from '../../field/DateField/DateField.tsx'
import { FieldGroup, type FieldText } from '../../field/FieldFrame/FieldFrame.tsx'
import { NumberField } from '../../field/NumberField/NumberField.tsx'
import { TextField } from '../../field/TextField/TextField.tsx'
import { YesNoField } from '../../field/YesNoField/YesNoField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { LatePart } from './LatePart.tsx'
import { problemText } from './problem-text.ts'
import { useWidgetText, type WidgetFieldProps } from './widget-text.ts'

/** The question with the room that its answer will take. */
const WaitingField = (text: FieldText) => <FieldGroup {...text}>{() => <div className="tm-task-waiting" aria-busy="true" />}</FieldGroup>

/** More are searched, not read through. */
const FEW_OPTIONS = 20

const asText = (value: AnswerValue | undefined) => (typeof value === 'string' ? value : undefined)

/** One question of a quick task, as the field of its kind. Memoized: a key press draws one field again, not all. */
export const WidgetField = memo((props: WidgetFieldProps) => {
  const { widget, value, onAnswer } = props
  const { id, parameters } = widget
  const t = useTranslate()
  const format = useFormat()
  const text = useWidgetText(props)
  const late = <LatePart waiting={<WaitingField {...text} />}>{({ LateField }) => <LateField {...props} />}</LatePart>
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
          complain={(given) => {
            const [problem] = checkAnswers([widget], { [id]: given })
            return problem && problemText(problem, t, format)
          }}
          defaultValue={typeof value === 'boolean' ? undefined : value}
          onChange={report}
        />
      )
    case 'choice':
      return parameters.options.length > FEW_OPTIONS ? (
        late
      ) : (
        <ChoiceField {...text} options={parameters.options} defaultValue={asText(value)} onChange={report} />
      )
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
    // A wallet answers it, on a screen of its own.
    case 'evernymInvitation':
      return null
    default:
      return late
  }
})
WidgetField.displayName = 'WidgetField'
