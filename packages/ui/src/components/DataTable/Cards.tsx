import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { PlainButton } from '../Button/PlainButton.tsx'
import { takeClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { DataTableColumn, RowsProps } from './types.ts'
import { useLongTap } from './use-long-tap.ts'
import './Cards.css'

const List = withClass('ul', 'tm-cards-list')

/** Cards have no head to hold the box for all of them. */
const All = withClass('div', 'tm-cards-all')

const Card = withClass('div', 'tm-cards-card')
const OpenCard = withClass(PlainButton, 'tm-cards-card tm-cards-open')
const LinkCard = withClass('a', 'tm-plain-button tm-cards-card tm-cards-open')

type Line = NonNullable<DataTableColumn<never>['card']>
const drawn: readonly Line[] = ['title', 'badge']
const written: readonly Line[] = ['line', 'aside', 'foot']

/** Without its column's head a number says nothing. */
const getWords = <Row,>({ align, header, text, cardText }: DataTableColumn<Row>, row: Row): string => {
  if (typeof cardText === 'function') return cardText(row)
  return align === 'end' || cardText ? `${header} ${text(row)}` : text(row)
}

/** As its cell draws it; where that is plain words, with what tells them apart. */
const drawValue = <Row,>(column: DataTableColumn<Row>, row: Row): ReactNode => {
  const cell = column.render?.(row)
  return cell === undefined || typeof cell === 'string' ? getWords(column, row) : cell
}

interface CardItemProps extends ComponentProps<'li'> {
  'data-selected': boolean | undefined
  /** A finger was held on it. */
  onHold: (() => void) | undefined
}

const CardItem = ({ onHold, ...item }: CardItemProps) => {
  const hold = useLongTap(() => onHold?.())
  return <li {...item} {...(onHold && hold)} />
}

/** The list on a phone: each row a card of what its columns say of it. */
export const Cards = <Row,>({
  label,
  rows,
  getRowId,
  getRowName,
  columns,
  selection: ids,
  onSelection,
  canSelectAll,
  onOpen,
  getRowHref,
  rowActions,
}: RowsProps<Row> & { rows: readonly Row[] }) => {
  const t = useTranslate()
  const selection = useMemo(() => ids && new Set(ids), [ids])
  const onSelect = (changed: readonly string[], isSelected: boolean) => {
    const others = (ids ?? []).filter((id) => !changed.includes(id))
    onSelection?.([...others, ...(isSelected ? changed : [])])
  }
  const crowded = selection !== undefined || rowActions !== undefined
  const at = (line: Line) => columns.filter((column) => column.card === line)
  const lines = (row: Row) => (
    <>
      {drawn.flatMap((line) =>
        at(line).map((column) => (
          <span key={column.field} data-line={line}>
            {drawValue(column, row)}
          </span>
        )),
      )}
      {written.map((line) => {
        const facts = at(line).filter((column) => column.text(row) !== '')
        return (
          facts.length > 0 && (
            <span key={line} data-line={line}>
              {facts.map((column) => (
                <span key={column.field} data-fact>
                  {getWords(column, row)}
                </span>
              ))}
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
          <SelectPage ids={rows.map(getRowId)} selection={selection} disabled={!canSelectAll} onSelect={onSelect} />
          <span aria-hidden>{t('lists:select_page')}</span>
        </All>
      )}
      <List aria-label={label}>
        {rows.map((row) => {
          const id = getRowId(row)
          const selected = selection?.has(id)
          return (
            <CardItem key={id} data-selected={selected} onHold={selected === undefined ? undefined : () => onSelect([id], true)}>
              {selected !== undefined && (
                <SelectBox
                  label={t('lists:select_row', { name: getRowName(row) })}
                  checked={selected}
                  onChange={(checked) => onSelect([id], checked)}
                />
              )}
              {onOpen && getRowHref ? (
                <LinkCard data-crowded={crowded} href={getRowHref(row)} onClick={(event) => takeClick(event) && onOpen(id)}>
                  {lines(row)}
                </LinkCard>
              ) : onOpen ? (
                <OpenCard data-crowded={crowded} onClick={() => onOpen(id)}>
                  {lines(row)}
                </OpenCard>
              ) : (
                <Card data-crowded={crowded}>{lines(row)}</Card>
              )}
              {rowActions && <RowMenu name={getRowName(row)} actions={rowActions(row)} />}
            </CardItem>
          )
        })}
      </List>
    </>
  )
}
