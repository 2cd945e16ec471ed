import { useId } from 'react'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import './ChoiceField.css'

export interface ChoiceFieldProps extends FieldText {
  options: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
  onChange: (value: string) => void
}

/** One of a few, as big radio buttons: side by side where the words are short. Their marks are drawn by CSS: a long form has hundreds. */
export const ChoiceField = ({ options, defaultValue, onChange, ...text }: ChoiceFieldProps) => {
  const name = useId()
  const short = options.length <= 4 && options.every((option) => option.label.length <= 14)
  return (
    <FieldGroup {...text} look={short ? 'tm-choice tm-choice-short' : 'tm-choice'}>
      {(aria) =>
        options.map((option) => (
          <label className="tm-choice-option" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={text.required}
              aria-invalid={aria['aria-invalid']}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))
      }
    </FieldGroup>
  )
}
