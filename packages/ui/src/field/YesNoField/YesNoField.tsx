import { ChoiceField } from '../ChoiceField/ChoiceField.tsx'
import type { FieldText } from '../FieldFrame/FieldFrame.tsx'

export interface YesNoFieldProps extends FieldText {
  yes: string
  no: string
  defaultValue?: boolean | undefined
  onChange: (value: boolean) => void
}

/** Yes or no, neither chosen beforehand. */
export const YesNoField = ({ yes, no, defaultValue, onChange, ...text }: YesNoFieldProps) => (
  <ChoiceField
    {...text}
    options={[
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]}
    defaultValue={defaultValue === undefined ? undefined : defaultValue ? 'yes' : 'no'}
    onChange={(value) => onChange(value === 'yes')}
  />
)
