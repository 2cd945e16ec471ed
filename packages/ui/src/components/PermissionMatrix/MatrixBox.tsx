import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

/** As large as its cell. */
const Target = styled('label')({
  cursor: 'pointer',
  '& > input': { width: 16, height: 16, margin: 0, accentColor: 'var(--tm-accent)', cursor: 'inherit' },
})

interface MatrixBoxProps {
  /** Its row and column, by which arrow keys find it. */
  cell: string
  label: string
  checked: boolean
  /** Some of what it stands for is chosen. */
  partly: boolean
  tabIndex: 0 | -1
  disabled: boolean
  onFocus: () => void
  onToggle: () => void
}

export const MatrixBox = ({ cell, label, checked, partly, tabIndex, disabled, onFocus, onToggle }: MatrixBoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly
  }, [partly])
  return (
    <Target>
      <input
        ref={input}
        type="checkbox"
        data-cell={cell}
        aria-label={label}
        checked={checked}
        tabIndex={tabIndex}
        disabled={disabled}
        onFocus={onFocus}
        onChange={onToggle}
      />
    </Target>
  )
}
