import { FieldFrame, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import './DateField.css'

export interface DateFieldProps extends FieldText {
  /** `YYYY-MM-DD`. */
  defaultValue?: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** `YYYY-MM-DD`, `undefined` when the field is empty or half filled. */
  onChange: (value: string | undefined) => void
}

/** A day, chosen with the device's own calendar. */
export const DateField = ({ defaultValue, min, max, onChange, ...text }: DateFieldProps) => (
  <FieldFrame {...text}>
    {(aria) => (
      <input
        {...aria}
        className="tm-input tm-date"
        part="input"
        type="date"
        defaultValue={defaultValue}
        min={min}
        max={max}
        required={text.required}
        onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
    )}
  </FieldFrame>
)
