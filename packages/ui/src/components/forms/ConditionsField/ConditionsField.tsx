import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { DisplayCondition, UnitStatus } from '@tracemark/api/schemas'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { announceChange } from '../FieldFrame/announce-change.ts'
import type { ValueBinding } from '../FieldFrame/binding.ts'
import type { FormText } from '../FieldFrame/FieldFrame.tsx'
import { buildCondition, ConditionLine } from './ConditionLine.tsx'

const Group = styled('div')({
  minWidth: 0,
  '& > strong': { display: 'block', fontWeight: 550 },
  '& > p': { margin: '2px 0 8px', fontSize: 'var(--tm-text-s)', color: 'var(--tm-ink-muted)' },
  '& > p[role=alert]': { display: 'flex', gap: 6, alignItems: 'center', margin: '8px 0 0', color: 'var(--tm-warning)', fontWeight: 550 },
  '& > .MuiButton-root': { marginTop: 8 },
})

const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
})

interface Row {
  rowId: number
  condition: DisplayCondition
}

export interface ConditionsFieldProps extends FormText, ValueBinding<DisplayCondition[]> {
  defaultValue?: readonly DisplayCondition[] | undefined
  /** The organization's, which conditions of a status choose from; absent until they are known. */
  unitStatuses: readonly UnitStatus[] | undefined
  /** Says what is wrong with each, as after a try to save. */
  showErrors?: boolean | undefined
}

/** Who sees something: the editor of display conditions (specification 1, section 9). */
export const ConditionsField = ({
  label,
  error,
  defaultValue = [],
  unitStatuses,
  showErrors = false,
  readOnly = false,
  onChange,
}: ConditionsFieldProps) => {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [rows, setRows] = useState<readonly Row[]>(() => defaultValue.map((condition, rowId) => ({ rowId, condition })))
  const [announcement, setAnnouncement] = useState('')
  const change = (next: readonly Row[]) => {
    setRows(next)
    onChange?.(next.map(({ condition }) => condition))
    announceChange(adder.current)
  }
  const add = () => {
    const rowId = Math.max(-1, ...rows.map((row) => row.rowId)) + 1
    change([...rows, { rowId, condition: buildCondition('country') }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('select')?.focus())
  }
  const remove = (at: number) => {
    change(rows.toSpliced(at, 1))
    setAnnouncement(t('forms:conditions.removed', { number: at + 1 }))
    adder.current?.focus()
  }
  return (
    <Group role="group" aria-labelledby={`${id}label`} aria-describedby={`${id}hint`}>
      <strong id={`${id}label`}>{label}</strong>
      <p id={`${id}hint`}>{t(rows.length === 0 ? 'forms:conditions.none' : 'forms:conditions.all')}</p>
      {rows.length > 0 && (
        <Lines ref={list}>
          {rows.map(({ rowId, condition }, at) => (
            <ConditionLine
              key={rowId}
              condition={condition}
              number={at + 1}
              unitStatuses={unitStatuses}
              showErrors={showErrors}
              readOnly={readOnly}
              onChange={(next) => change(rows.with(at, { rowId, condition: next }))}
              onRemove={() => remove(at)}
            />
          ))}
        </Lines>
      )}
      {error !== undefined && (
        <p role="alert">
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {!readOnly && (
        <Button ref={adder} startIcon={<Icon name="plus" />} onClick={add}>
          {t('forms:conditions.add')}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Group>
  )
}
