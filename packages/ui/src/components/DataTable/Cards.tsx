import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { PlainButton } from '../Button/PlainButton.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { DataTableColumn, RowsProps } from './types.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center' },
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
  '& > li[data-selected=true]': { background: 'var(--tm-accent-wash)' },
  '& > li > label': { flex: 'none', width: 40, height: 44, marginInlineStart: 4 },
  '& > li > button:last-of-type:not(:only-of-type)': { flex: 'none', width: 44, height: 44 },
})

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  flex: 1,
  gap: '4px 12px',
  minWidth: 0,
  minHeight: 72,
  padding: '12px 14px',
  alignItems: 'center',
  textAlign: 'start',
  font: 'inherit',
  'label + &': { paddingInlineStart: 4 },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-line=badge]': { justifySelf: 'end' },
  '& > [data-line=title]:only-of-type, & > [data-line=foot]': { gridColumn: '1 / -1' },
  '& > [data-line=foot]': { color: 'var(--tm-ink-muted)' },
  '& > [data-line=aside]': { color: 'var(--tm-ink-muted)', textAlign: 'end', whiteSpace: 'nowrap' },
} as const

const Card = styled('div')(content)
const OpenCard = styled(PlainButton)({ ...content, '&:hover': { background: 'var(--tm-paper)' }, '&:focus-visible': { outlineOffset: -2 } })

type Line = NonNullable<DataTableColumn<never>['card']>
const drawn: readonly Line[] = ['title', 'badge']
const written: readonly Line[] = ['line', 'aside', 'foot']

/** The list on a phone: each row a card of what its columns say of it. */
export const Cards = <Row,>({ label, rows, getRowId, getRowName, columns, selection, onSelect, onOpen, rowActions }: RowsProps<Row>) => {
  const t = useTranslate()
  const at = (line: Line) => columns.filter((column) => column.card === line)
  const lines = (row: Row) => (
    <>
      {drawn.flatMap((line) =>
        at(line).map((column) => (
          <span key={column.field} data-line={line}>
            {column.render ? column.render(row) : column.text(row)}
          </span>
        )),
      )}
      {written.map((line) => {
        const words = at(line)
          .map((column) => column.text(row))
          .filter(Boolean)
          .join(', ')
        return (
          words !== '' && (
            <span key={line} data-line={line}>
              {words}
            </span>
          )
        )
      })}
    </>
  )
  return (
    <List aria-label={label}>
      {rows.map((row) => {
        const id = getRowId(row)
        const selected = selection?.has(id)
        return (
          <li key={id} data-selected={selected}>
            {selected !== undefined && (
              <SelectBox
                label={t('tables:select_row', { name: getRowName(row) })}
                checked={selected}
                onChange={(checked) => onSelect([id], checked)}
              />
            )}
            {onOpen ? <OpenCard onClick={() => onOpen(id)}>{lines(row)}</OpenCard> : <Card>{lines(row)}</Card>}
            {rowActions && <RowMenu name={getRowName(row)} actions={rowActions(row)} />}
          </li>
        )
      })}
    </List>
  )
}
