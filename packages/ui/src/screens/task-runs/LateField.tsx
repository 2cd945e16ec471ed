import { FILES_PER_ANSWER, readPlace, writePlace } from '@tracemark/api/rules'
import { CodeField } from '../../field/CodeField/CodeField.tsx'
import { FileField } from '../../field/FileField/FileField.tsx'
import { LocationField } from '../../field/LocationField/LocationField.tsx'
import { LongChoiceField } from '../../field/LongChoiceField/LongChoiceField.tsx'
import { PhotoField } from '../../field/PhotoField/PhotoField.tsx'
import { SignatureAnswer } from './SignatureAnswer.tsx'
import { useWidgetText, type WidgetFieldProps } from './widget-text.ts'

const asText = (value: WidgetFieldProps['value']) => (typeof value === 'string' ? value : undefined)

/** A question of a kind that is rarely asked. */
export const LateField = (props: WidgetFieldProps) => {
  const { widget, value, files, onAnswer, onAttach, onWork, here, locate } = props
  const { id, parameters } = widget
  const text = useWidgetText(props)
  switch (parameters.input) {
    case 'photo':
    case 'file': {
      const shared = {
        ...text,
        limit: parameters.limit ?? FILES_PER_ANSWER,
        defaultValue: files,
        onChange: (given: NonNullable<typeof files>) => onAttach(id, given),
      }
      return parameters.input === 'photo' ? (
        <PhotoField {...shared} onWork={onWork} />
      ) : (
        <FileField {...shared} accept={parameters.accept} />
      )
    }
    case 'signature':
      return (
        <SignatureAnswer
          {...text}
          name={asText(value)}
          drawn={files?.[0]}
          onName={(name) => onAnswer(id, name)}
          onDrawn={(given) => onAttach(id, given)}
          onWork={onWork}
        />
      )
    case 'location':
      return (
        <LocationField
          {...text}
          here={here}
          locate={locate}
          defaultValue={readPlace(asText(value) ?? '')}
          onChange={(place) => onAnswer(id, place && writePlace(place))}
        />
      )
    case 'choice':
      return (
        <LongChoiceField {...text} options={parameters.options} defaultValue={asText(value)} onChange={(chosen) => onAnswer(id, chosen)} />
      )
    case 'code': {
      const kept = asText(value)
      return (
        <CodeField
          {...text}
          formats={parameters.formats}
          defaultValue={kept === undefined ? undefined : { text: kept }}
          onChange={(code) => onAnswer(id, code?.text)}
        />
      )
    }
    default:
      return null
  }
}
