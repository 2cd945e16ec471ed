import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { NativeBinding } from '../FieldFrame/binding.ts'
import { ControlBox } from '../FieldFrame/ControlBox.tsx'
import { FieldFrame, type FormText } from '../FieldFrame/FieldFrame.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FormText, NativeBinding<HTMLSelectElement> {
  options: readonly SelectOption[]
  defaultValue?: string | undefined
  /** One of the options says "none" itself. */
  answered?: boolean | undefined
  /** What is chosen where nothing is; "Choose" where absent. */
  none?: string | undefined
}

/** One of several, by the list of the device: its keyboard, its search by letters, its sheet on phones. */
export const SelectField = ({ options, defaultValue = '', answered = false, none, name, ...props }: SelectFieldProps) => {
  const { label, hint, error, required, disabled, readOnly, ...binding } = props
  const t = useTranslate()
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(aria) =>
        readOnly ? (
          <ControlBox>
            <input {...aria} readOnly value={options.find(({ value }) => value === defaultValue)?.label ?? none ?? ''} />
            <input type="hidden" name={name} value={defaultValue} />
          </ControlBox>
        ) : (
          <ControlBox>
            <select {...aria} {...binding} name={name} defaultValue={defaultValue} required={required} disabled={disabled}>
              {/* What is always answered can't be taken back to nothing. */}
              {!((required || answered) && defaultValue !== '') && <option value="">{none ?? t('forms:choose')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="down" size={14} />
          </ControlBox>
        )
      }
    </FieldFrame>
  )
}
