import { useEffect, useRef } from 'react'
import { withClass } from '../with-class.ts'
import './SelectBox.css'

/** As large as its cell: a click beside the box still selects. */
const Target = withClass('label', 'tm-select-box-target')

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
  partly?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A native checkbox: hundreds of them cost nothing. A click on it opens no row. */
export const SelectBox = ({ label, checked, partly = false, disabled = false, onChange }: SelectBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly
  }, [partly])
  return (
    <Target onClick={(event) => event.stopPropagation()}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Target>
  )
}
