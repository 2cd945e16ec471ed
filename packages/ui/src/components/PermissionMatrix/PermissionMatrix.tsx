import { styled } from '@mui/material/styles'
import type { ProgramPermission } from '@tracemark/api/schemas'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { announceChange } from '../forms/FieldFrame/announce-change.ts'
import type { ValueBinding } from '../forms/FieldFrame/binding.ts'
import type { FormText } from '../forms/FieldFrame/FieldFrame.tsx'
import { MatrixBox } from './MatrixBox.tsx'
import { COMMON_ACTIONS, getAction, listRows, nextCell, toggleAll } from './matrix.ts'
import { describePermission } from './permission-words.ts'

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > p': { display: 'flex', gap: 6, margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& > p[data-error]': { color: 'var(--tm-warning)', fontWeight: 550 },
  '& > p > svg': { flex: 'none', marginTop: 2 },
})

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 550,
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontWeight: 400, whiteSpace: 'nowrap' },
})

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-m)',
  fontSize: 'var(--tm-text-s)',
  '& th, & td': { padding: 0, borderTop: '1px solid var(--tm-line)', textAlign: 'center', fontWeight: 400 },
  '& td > label': { display: 'grid', placeItems: 'center', minHeight: 34 },
  '& tbody th': { padding: '6px 4px 6px 12px', textAlign: 'start', hyphens: 'auto', overflowWrap: 'anywhere' },
  '& thead :is(th, td)': { borderTop: 0, background: 'var(--tm-paper-sunken)', color: 'var(--tm-ink-muted)' },
  // The actions stay in view while the resources scroll below; a drawer's content has 22 pixels above it.
  '& thead': { position: 'sticky', zIndex: 1, top: -22 },
  '& thead th': { width: 54, padding: '8px 1px 0', fontSize: '0.75rem', fontWeight: 550, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& thead th::first-letter': { textTransform: 'uppercase' },
  '@media (max-width: 480px)': {
    width: 'calc(100% + 32px)',
    marginInline: -16,
    '& thead th': { width: 38, fontSize: '0.66rem' },
    '& tbody th': { paddingInlineStart: 8 },
  },
  // Within the table's own line, which is rounded outside.
  '& thead tr:first-of-type > :first-of-type:is(td)': { borderStartStartRadius: 'calc(var(--tm-radius-m) - 1px)' },
  '& thead tr:first-of-type > :last-child': { borderStartEndRadius: 'calc(var(--tm-radius-m) - 1px)' },
  '& tbody td:nth-of-type(1), & thead td:nth-of-type(2), & thead th:first-of-type': { borderInlineEnd: '1px solid var(--tm-line)' },
  '& tbody tr:hover': { background: 'var(--tm-paper-sunken)' },
  '&[aria-invalid=true]': { borderColor: 'var(--tm-warning)' },
})

const Rare = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  color: 'var(--tm-ink-muted)',
  cursor: 'pointer',
  '& > span': { display: 'inline-block' },
  '& > span::first-letter': { textTransform: 'uppercase' },
  '& > input': { flex: 'none', margin: 0, accentColor: 'var(--tm-accent)' },
})

export interface PermissionMatrixProps extends Omit<FormText, 'disabled'>, ValueBinding<ProgramPermission[]> {
  defaultValue?: readonly ProgramPermission[] | undefined
  /** Those that can be chosen, in their order. What is chosen already stays visible, also where it is none of them. */
  permissions: readonly ProgramPermission[]
}

/** Which permissions something has: resources down, actions across, each with a box for all of it. Arrow keys lead through the boxes. */
export const PermissionMatrix = ({
  defaultValue = [],
  permissions,
  onChange,
  label,
  hint,
  error,
  readOnly = false,
}: PermissionMatrixProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<readonly ProgramPermission[]>(defaultValue)
  const [[atRow, atColumn], setAt] = useState<readonly [number, number]>([0, 0])
  const [order, rows] = useMemo(() => {
    const shown = [...permissions, ...defaultValue.filter((held) => !permissions.includes(held))]
    return [shown, listRows(shown)]
  }, [permissions, defaultValue])
  const columns = COMMON_ACTIONS.filter((action) => order.some((permission) => getAction(permission) === action))

  /** What each box stands for: all of a column in the first row, all of a row in the first column. */
  const boxes: (readonly ProgramPermission[] | undefined)[][] = [
    [order, ...columns.map((action) => order.filter((permission) => getAction(permission) === action))],
    ...rows.map((row) => [
      [...row.permissions.values()],
      ...columns.map((action) => {
        const permission = row.permissions.get(action)
        return permission && [permission]
      }),
    ]),
  ]
  const toggle = (these: readonly ProgramPermission[]) => {
    if (readOnly) return
    const next = toggleAll(chosen, these, order)
    setChosen(next)
    onChange?.(next)
    announceChange(table.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isRtl ? event.key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left')) : event.key
    const next = nextCell(boxes, [atRow, atColumn], key)
    if (!next || !(event.target instanceof HTMLInputElement) || event.target.dataset.cell === undefined) return
    event.preventDefault()
    setAt(next)
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${next.join('-')}"]`)?.focus()
  }
  const box = (row: number, column: number, name: string) => {
    const these = boxes[row]?.[column]
    if (!these) return null
    const held = these.filter((permission) => chosen.includes(permission)).length
    return (
      <MatrixBox
        cell={`${row}-${column}`}
        label={name}
        checked={held === these.length}
        partly={held > 0 && held < these.length}
        tabIndex={row === atRow && column === atColumn ? 0 : -1}
        disabled={readOnly}
        onFocus={() => setAt([row, column])}
        onToggle={() => toggle(these)}
      />
    )
  }
  const getWord = (action: string) => {
    const [permission] = order.filter((each) => getAction(each) === action)
    return permission ? describePermission(t, permission).action : action
  }
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined
  return (
    <Root>
      <Head>
        <span id={id}>{label}</span>
        <small>{t('access-tokens:chosen', { shown: format.number(chosen.length), total: format.number(order.length) })}</small>
      </Head>
      <Table
        ref={table}
        role="grid"
        aria-labelledby={id}
        aria-describedby={described}
        aria-invalid={error !== undefined || undefined}
        tabIndex={error === undefined ? undefined : -1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td />
            {['', ...columns].map((action) => (
              <th key={action} scope="col">
                {action === '' ? t('access-tokens:all') : getWord(action)}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {['', ...columns].map((action, column) => (
              <td key={action}>
                {box(0, column, action === '' ? t('access-tokens:all') : `${t('access-tokens:all')}: ${getWord(action)}`)}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const [any] = row.permissions.values()
            const name = any ? describePermission(t, any).resource : row.resource
            const rare = [...row.permissions].filter(([action]) => !COMMON_ACTIONS.includes(action))
            return (
              <tr key={row.resource}>
                <th scope="row">
                  {name}
                  {rare.map(([action, permission]) => (
                    <Rare key={action}>
                      <input
                        type="checkbox"
                        checked={chosen.includes(permission)}
                        disabled={readOnly}
                        onChange={() => toggle([permission])}
                      />
                      <span>{getWord(action)}</span>
                    </Rare>
                  ))}
                </th>
                {['', ...columns].map((action, column) => (
                  <td key={action}>{box(index + 1, column, `${name}: ${action === '' ? t('access-tokens:all') : getWord(action)}`)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
      {error !== undefined && (
        <p id={`${id}error`} data-error>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {hint !== undefined && <p id={`${id}hint`}>{hint}</p>}
    </Root>
  )
}
