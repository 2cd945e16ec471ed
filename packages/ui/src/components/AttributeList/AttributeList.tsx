import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { takeLine } from '@tracemark/api/rules'
import { attributeTypes } from '@tracemark/api/schemas'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { announceChange } from '../forms/FieldFrame/announce-change.ts'
import type { ValueBinding } from '../forms/FieldFrame/binding.ts'
import type { FormText } from '../forms/FieldFrame/FieldFrame.tsx'
import { moveRow } from '../ReorderableList/move-row.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { AttributeLine } from './AttributeLine.tsx'
import { type Attribute, type AttributeRow, type AttributeType, isBlank, lacksText, repeatedIn } from './rows.ts'

const Group = styled('section')({
  minWidth: 0,
  '& > strong': { display: 'block', marginBottom: 4, fontWeight: 550 },
  '& > strong > span': { marginInlineStart: 3, color: 'var(--tm-warning)' },
  '& > p': { margin: '0 0 8px', fontSize: 'var(--tm-text-s)', color: 'var(--tm-ink-muted)' },
  '& > p[role=alert]': { display: 'flex', gap: 6, alignItems: 'center', margin: '8px 0 0', color: 'var(--tm-warning)', fontWeight: 550 },
  '& > .MuiButton-root': { marginTop: 8 },
  '& > .MuiButton-root.Mui-disabled': { color: 'var(--tm-ink-muted)' },
})

const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
})

export interface AttributeListProps extends Omit<FormText, 'readOnly'>, Pick<ValueBinding<Attribute[]>, 'onChange' | 'onBlur'> {
  defaultValue?: readonly Attribute[] | undefined
  /** False where a value has no unit. */
  units?: boolean | undefined
  /** Those that a value may have; all where absent. */
  types?: readonly AttributeType[] | undefined
  /** False where their order says nothing. */
  ordered?: boolean | undefined
  /** Each key may stand once. */
  unique?: boolean | undefined
  /** Values for programs, which nobody but they reads. */
  isMetadata?: boolean | undefined
  /** Says what is missing at once, as after a try to save; otherwise when the list is left. */
  showErrors?: boolean | undefined
}

const plain = ({ rowId: _rowId, unreadable: _unreadable, ...attribute }: AttributeRow): Attribute => attribute

/** Attributes of key, value, type and unit: add, take away, and order them by buttons or by Alt with an arrow key. */
export const AttributeList = (props: AttributeListProps) => {
  const {
    label,
    hint,
    error,
    defaultValue = [],
    required = false,
    disabled = false,
    showErrors = false,
    units = true,
    types = attributeTypes,
    ordered = true,
    unique = false,
    isMetadata = false,
    onChange,
    onBlur,
  } = props
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [rows, setRows] = useState<readonly AttributeRow[]>(() => defaultValue.map((attribute, rowId) => ({ ...attribute, rowId })))
  const [left, setLeft] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const change = (next: readonly AttributeRow[]) => {
    setRows(next)
    onChange?.(next.filter((row) => !isBlank(row)).map(plain))
    announceChange(adder.current)
  }
  const strict = showErrors || left
  const filled = rows.filter((row) => !isBlank(row))
  const repeated = unique ? repeatedIn(rows) : []
  const lack = filled.some(lacksText)
    ? 'forms:attributes.incomplete'
    : required && filled.length === 0
      ? 'forms:attributes.required'
      : repeated.length > 0
        ? 'forms:attributes.repeated'
        : undefined
  const problem = error ?? (strict && lack !== undefined ? t(lack) : undefined)
  const add = () => {
    const rowId = Math.max(-1, ...rows.map((row) => row.rowId)) + 1
    change([...rows, { rowId, key: '', value: '', type: 'string' }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  const remove = (index: number) => {
    change(rows.filter((_row, other) => other !== index))
    setAnnouncement(t('forms:attributes.removed', { number: index + 1 }))
    adder.current?.focus()
  }
  const move = (from: number, to: number) => {
    const next = moveRow(rows, from, to)
    if (next === rows) return
    const focused = document.activeElement
    change(next)
    setAnnouncement(t('forms:moved', { number: to + 1, count: rows.length }))
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus())
  }
  return (
    <Group
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}hint`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        if (relatedTarget !== null) setLeft(true)
        onBlur?.()
      }}
    >
      <strong id={`${id}label`}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </strong>
      <p id={`${id}hint`}>
        {hint !== undefined && `${hint}. `}
        {ordered && rows.length > 1 && t('forms:attributes.hint')}
      </p>
      {rows.length > 0 && (
        <Lines ref={list}>
          {rows.map((row, index) => (
            <AttributeLine
              key={row.rowId}
              row={row}
              position={index}
              count={rows.length}
              disabled={disabled}
              units={units}
              types={types}
              ordered={ordered}
              missing={{
                key: strict && ((!isBlank(row) && takeLine(row.key) === '') || repeated.includes(index)),
                value: strict && !isBlank(row) && takeLine(row.value) === '' && !row.unreadable,
                unreadable: strict && row.unreadable === true,
              }}
              onChange={(next) => change(rows.map((other) => (other === row ? next : other)))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </Lines>
      )}
      {problem !== undefined && (
        <p role="alert">
          <Icon name="warning" size={14} />
          {problem}
        </p>
      )}
      <Button ref={adder} startIcon={<Icon name="plus" />} disabled={disabled} onClick={add}>
        {t(isMetadata ? 'forms:attributes.add_metadata' : 'forms:attributes.add')}
      </Button>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Group>
  )
}
