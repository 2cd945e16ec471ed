import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import type { FilterOption } from './types.ts'

const Group = styled('fieldset')({
  display: 'grid',
  minWidth: 'min(360px, 60vw)',
  margin: '12px 0 0',
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
  '& label': { marginInlineEnd: 0, minHeight: 40 },
})

interface CheckListProps {
  label: string
  options: readonly FilterOption[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
}

/** A few things, each of which is wanted or not. The chosen ones keep the order of the options. */
export const CheckList = ({ label, options, selected, onChange }: CheckListProps) => (
  <Group>
    <legend>{label}</legend>
    {options.map(({ value, label: name }) => (
      <FormControlLabel
        key={value}
        label={name}
        control={
          <Checkbox
            checked={selected.includes(value)}
            onChange={(_event, isOn) =>
              onChange(options.flatMap((option) => ((option.value === value ? isOn : selected.includes(option.value)) ? option.value : [])))
            }
          />
        }
      />
    ))}
  </Group>
)
