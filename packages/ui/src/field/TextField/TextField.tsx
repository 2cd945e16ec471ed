import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import './TextField.css'

export interface TextFieldProps extends FieldText {
  defaultValue?: string | undefined
  multiline?: boolean | undefined
  /** `undefined` when the field is empty. */
  onChange: (value: string | undefined) => void
  /** The field is left: what was typed is whole. */
  onLeave?: (() => void) | undefined
}

/** One line of text, or several. The field holds what is typed; the screen hears of it. */
export const TextField = ({ defaultValue, multiline = false, onChange, onLeave, ...text }: TextFieldProps) => {
  const report = (value: string) => onChange(value === '' ? undefined : value)
  return (
    <FieldFrame {...text}>
      {(aria) =>
        multiline ? (
          <textarea
            {...aria}
            className="tm-input tm-textarea"
            part="input"
            rows={3}
            defaultValue={defaultValue}
            required={text.required}
            onChange={(event) => report(event.currentTarget.value)}
            onBlur={onLeave}
          />
        ) : (
          <input
            {...aria}
            className="tm-input"
            part="input"
            type="text"
            autoComplete="off"
            defaultValue={defaultValue}
            required={text.required}
            onChange={(event) => report(event.currentTarget.value)}
            onBlur={onLeave}
          />
        )
      }
    </FieldFrame>
  )
}
