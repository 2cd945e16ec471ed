import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'

const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  cursor: 'pointer',
  '& > input': { width: 16, height: 16, margin: 0, accentColor: 'var(--tm-accent)', cursor: 'inherit' },
})

interface SelectBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
  partly?: boolean
  tabIndex?: number | undefined
  onChange: (checked: boolean) => void
}

/** A native checkbox: hundreds of them cost nothing. A click on it opens no row. */
export const SelectBox = ({ label, checked, partly = false, tabIndex, onChange }: SelectBoxProps) => {
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
        tabIndex={tabIndex}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Target>
  )
}
