import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ControlBox } from '../forms/FieldFrame/ControlBox.tsx'
import { AttributeValue } from './AttributeValue.tsx'
import { type AttributeRow, type AttributeType, emptyValue } from './rows.ts'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(100px, 1.4fr) minmax(0, 3fr) minmax(64px, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  '&[data-units=false]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(100px, 1.4fr) minmax(0, 3fr) auto' },
  padding: '6px 8px 6px 12px',
  borderTop: '1px solid var(--tm-line)',
  '&:first-of-type': { borderTop: 0 },
  '& > :last-child': { display: 'flex' },
  '& > small': { gridColumn: '3 / -1', gridRow: 2, color: 'var(--tm-warning)', fontWeight: 550 },
  '& .MuiIconButton-root': { padding: 6 },
  '& .MuiIconButton-root.Mui-disabled': { color: 'var(--tm-ink-muted)', opacity: 0.45 },
  '@container (max-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    padding: 12,
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
    '& > small': { gridColumn: '1 / -1', gridRow: 'auto' },
    '& > :last-child': { justifyContent: 'flex-end' },
    // Without units the buttons stand beside the value.
    '&[data-units=false]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    '&[data-units=false] > :nth-of-type(2)': { gridColumn: '2 / -1' },
    '&[data-units=false] > :nth-of-type(3)': { gridColumn: '1 / 3' },
  },
})

interface AttributeLineProps {
  row: AttributeRow
  position: number
  count: number
  disabled: boolean
  units: boolean
  types: readonly AttributeType[]
  /** Whether its place says something. */
  ordered: boolean
  /** Which of the two is missing, or can't be read, and has to be said. */
  missing: { key: boolean; value: boolean; unreadable: boolean }
  onChange: (row: AttributeRow) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One attribute. Alt with an arrow key moves it from any of its controls. */
export const AttributeLine = ({
  row,
  position,
  count,
  disabled,
  units,
  types,
  ordered,
  missing,
  onChange,
  onMove,
  onRemove,
}: AttributeLineProps) => {
  const t = useTranslate()
  const number = position + 1
  const id = useId()
  const moveByKey = (event: KeyboardEvent) => {
    if (disabled || !ordered || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(position + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <Line data-units={units} onKeyDown={moveByKey}>
      <ControlBox>
        <input
          aria-label={t('forms:attributes.key', { number })}
          aria-invalid={missing.key || undefined}
          placeholder={t('forms:attributes.key_column')}
          defaultValue={row.key}
          disabled={disabled}
          onChange={(event) => onChange({ ...row, key: event.currentTarget.value })}
        />
      </ControlBox>
      <ControlBox>
        <select
          aria-label={t('forms:attributes.type', { number })}
          defaultValue={row.type}
          disabled={disabled}
          onChange={(event) => {
            const type = event.currentTarget.value as AttributeType
            const { baseAttributeId: _, ...own } = row
            onChange({ ...own, type, value: emptyValue(type), unreadable: false })
          }}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`forms:attributes.type_${type}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={12} />
      </ControlBox>
      <AttributeValue
        key={row.type}
        attribute={row}
        label={t('forms:attributes.value', { number })}
        disabled={disabled}
        invalid={missing.value || missing.unreadable || undefined}
        describedBy={missing.unreadable ? id : undefined}
        onValue={(value, unreadable = false) => onChange({ ...row, value, unreadable })}
      />
      {missing.unreadable && (
        <small id={id} role="alert">
          {t(row.type === 'date' ? 'forms:problem.date_invalid' : 'forms:attributes.not_a_number')}
        </small>
      )}
      {units && (
        <ControlBox>
          <input
            aria-label={t('forms:attributes.unit', { number })}
            placeholder={t('forms:attributes.unit_column')}
            defaultValue={row.unit}
            disabled={disabled}
            onChange={(event) => onChange({ ...row, unit: event.currentTarget.value })}
          />
        </ControlBox>
      )}
      <span>
        {ordered && (
          <>
            <IconButton
              aria-label={t('forms:move_up', { number })}
              disabled={disabled || position === 0}
              onClick={() => onMove(position - 1)}
            >
              <Icon name="arrow_up" />
            </IconButton>
            <IconButton
              aria-label={t('forms:move_down', { number })}
              disabled={disabled || number === count}
              onClick={() => onMove(position + 1)}
            >
              <Icon name="arrow_down" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t('forms:remove', { number })} disabled={disabled} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </span>
    </Line>
  )
}
