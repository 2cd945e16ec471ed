import { PlainButton } from '../Button/PlainButton.tsx'
import { withClass } from '../with-class.ts'
import type { FilterOption } from './types.ts'
import './PeriodChoice.css'

const Choices = withClass('div', 'tm-period-choice')

/** On a phone the choices share the width, and scroll where they need more. */
const Choice = withClass(PlainButton, 'tm-period-choice-option')

interface PeriodChoiceProps {
  label: string
  options: readonly FilterOption[]
  value: string | undefined
  onChange: (value: string) => void
}

/** How far back a list goes. */
export const PeriodChoice = ({ label, options, value, onChange }: PeriodChoiceProps) => (
  <Choices role="group" aria-label={label}>
    {options.map((option) => (
      <Choice key={option.value} aria-pressed={option.value === value} onClick={() => option.value !== value && onChange(option.value)}>
        {option.label}
      </Choice>
    ))}
  </Choices>
)
