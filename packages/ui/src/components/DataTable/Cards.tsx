import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { PlainButton } from '../Button/PlainButton.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { DataTableColumn, RowsProps } from './types.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center' },
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
  '& > li[data-selected=true]': { background: 'var(--tm-accent-wash)' },
  '& > li > label': { flex: 'none', width: 40, height: 44, marginInlineStart: 4 },
  '& > li > [aria-haspopup]': { flex: 'none', width: 44, height: 44 },
})

/** Cards have no head to hold the box for all of them. */
const All = styled('div')({
  display: 'flex',
  alignItems: 'center',
  borderBottom: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
  '& > label': { flex: 'none', width: 40, height: 44, marginInlineStart: 4 },
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
  // Between a box and a menu the name takes the whole line, and the badge stands with the foot.
  '&[data-crowded=true]': {
    '& > [data-line=title]': { gridColumn: '1 / -1' },
    '& > [data-line=foot]': { gridColumn: 'auto', order: 1 },
    '& > [data-line=badge]': { order: 2 },
  },
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
  const crowded = selection !== undefined || rowActions !== undefined
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
    <>
      {selection && (
        <All>
          <SelectPage ids={rows.map(getRowId)} selection={selection} onSelect={onSelect} />
          <span aria-hidden>{t('tables:select_page')}</span>
        </All>
      )}
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
              {onOpen ? (
                <OpenCard data-crowded={crowded} onClick={() => onOpen(id)}>
                  {lines(row)}
                </OpenCard>
              ) : (
                <Card data-crowded={crowded}>{lines(row)}</Card>
              )}
              {rowActions && <RowMenu name={getRowName(row)} actions={rowActions(row)} />}
            </li>
          )
        })}
      </List>
    </>
  )
}
