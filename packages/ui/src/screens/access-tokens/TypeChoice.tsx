import { styled } from '@mui/material/styles'
import { useId } from 'react'

const Group = styled('fieldset')({
  display: 'grid',
  gap: 0,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 6, padding: 0, fontWeight: 550 },
  '& > p': { margin: '6px 0 0', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

const Line = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  padding: '10px 14px',
  border: '1px solid var(--tm-line-strong)',
  borderBottomWidth: 0,
  cursor: 'pointer',
  '&:first-of-type': { borderStartStartRadius: 'var(--tm-radius-m)', borderStartEndRadius: 'var(--tm-radius-m)' },
  '&:last-of-type': {
    borderBottomWidth: 1,
    borderEndStartRadius: 'var(--tm-radius-m)',
    borderEndEndRadius: 'var(--tm-radius-m)',
  },
  '&:has(:checked)': { background: 'var(--tm-accent-wash)' },
  '&:has(:disabled)': { cursor: 'default' },
  '& > input': { width: 16, height: 16, margin: '3px 0 0', accentColor: 'var(--tm-accent)' },
  '& > span': { fontWeight: 550 },
  '& > small': { gridColumn: 2, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', lineHeight: 1.4 },
})

interface TypeChoiceProps<Value extends string> {
  label: string
  name: string
  hint: string
  value: Value
  readOnly: boolean
  options: readonly { value: Value; label: string; text: string }[]
  onChange: (value: Value) => void
}

/** One of a few, each explained. */
export const TypeChoice = <Value extends string>({ label, name, hint, value, readOnly, options, onChange }: TypeChoiceProps<Value>) => {
  const id = useId()
  return (
    <Group aria-describedby={id}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Line key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={readOnly}
            aria-labelledby={`${id}${option.value}label`}
            aria-describedby={`${id}${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span id={`${id}${option.value}label`}>{option.label}</span>
          <small id={`${id}${option.value}`}>{option.text}</small>
        </Line>
      ))}
      <p id={id}>{hint}</p>
    </Group>
  )
}
