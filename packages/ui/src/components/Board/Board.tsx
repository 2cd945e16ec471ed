import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import type { RowAction } from '../DataTable/types.ts'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import type { ListBody } from '../ListFrame/types.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useToast } from '../Toasts/ToastProvider.tsx'
import { withClass } from '../with-class.ts'
import { BoardCard } from './BoardCard.tsx'
import { placeRows } from './place-rows.ts'
import type { BoardColumn } from './types.ts'
import './Board.css'

const Lanes = withClass('div', 'tm-board')
const Lane = withClass('section', 'tm-board-lane')
const Folded = withClass(PlainButton, 'tm-board-folded')

const WAITING = [96, 112, 104]

export interface BoardProps<Row> extends ListBody<Row> {
  columns: readonly BoardColumn<Row>[]
  getRowId: (row: Row) => string
  getRowName: (row: Row) => string
  /** The column that a record stands in. */
  getColumn: (row: Row) => string
  getRowHref?: ((row: Row) => string) | undefined
  onOpen?: ((id: string) => void) | undefined
  /** What a card says, apart from its name. */
  renderCard: (row: Row) => { head?: ReactNode; title: string; children?: ReactNode; foot?: ReactNode }
}

/** Records by their state: a card is moved by its menu, by the key M, or by dragging. One that may not go there stays, and is told why. */
export const Board = <Row extends object>({
  columns,
  getRowId,
  getRowName,
  getColumn,
  getRowHref,
  onOpen,
  renderCard,
  rowActions,
  running,
  selection,
  onSelection,
}: BoardProps<Row>) => {
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<Row>()
  const [over, setOver] = useState<string>()
  const lanes = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  const selected = useMemo(() => new Set(selection), [selection])
  const placed = useMemo(() => placeRows(columns, getRowId, running), [columns, getRowId, running])

  // The card goes to another place in the page, and its focus would be lost.
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return
    lanes.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved.current)}"] .tm-board-open`)?.focus()
    if (!running) moved.current = undefined
  }, [running])

  const fold = (id: string, isOpen: boolean) => {
    const others = [...opened].filter((other) => other !== id)
    setOpened(new Set(isOpen ? [...others, id] : others))
  }
  // One move at a time: another one would be lost.
  const follow = (row: Row, action: RowAction): RowAction => ({
    ...action,
    disabled: action.disabled === true || running !== undefined,
    onSelect: () => {
      moved.current = getRowId(row)
      action.onSelect()
    },
  })
  const drop = (to: string) => {
    setOver(undefined)
    setDragged(undefined)
    if (!dragged || getColumn(dragged) === to) return
    const move = rowActions(dragged).find(({ id }) => id === to)
    if (move && !move.disabled) follow(dragged, move).onSelect()
    else if (move?.hint !== undefined)
      toast({ kind: 'notice', text: t('media:board.refused', { name: getRowName(dragged), reason: move.hint }) })
  }
  const getTarget = (id: string) => ({
    'data-over': over === id,
    onDragOver: (event: { preventDefault: () => void }) => {
      if (!dragged) return
      event.preventDefault()
      if (over !== id) setOver(id)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const into = event.relatedTarget
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(undefined)
    },
    onDrop: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      drop(id)
    },
  })
  const formatCount = ({ total }: BoardColumn<Row>) => (total === undefined ? '' : format.number(total))
  const toggle = (id: string, isSelected: boolean) => {
    const others = selection.filter((other) => other !== id)
    onSelection?.(isSelected ? [...others, id] : others)
  }
  const draw = (column: BoardColumn<Row>) => {
    const { id, label, icon, rows, isFolded = false, isBusy = false, failure, onMore, onRetry } = column
    if (isFolded && !opened.has(id))
      return (
        <Folded key={id} {...getTarget(id)} aria-expanded={false} onClick={() => fold(id, true)}>
          <b>{formatCount(column)}</b>
          <span>{label}</span>
        </Folded>
      )
    const cards = placed.get(id) ?? []
    return (
      <Lane key={id} {...getTarget(id)} aria-label={label} aria-busy={isBusy}>
        <header>
          <h2>
            <Icon name={icon} size={14} />
            {label} <span>{formatCount(column)}</span>
          </h2>
          {isFolded && (
            <IconButton aria-label={t('media:board.fold', { column: label })} onClick={() => fold(id, false)}>
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </header>
        {cards.length > 0 && (
          <ul>
            {cards.map((row) => {
              const rowId = getRowId(row)
              return (
                <BoardCard
                  key={rowId}
                  {...renderCard(row)}
                  id={rowId}
                  name={getRowName(row)}
                  href={getRowHref?.(row)}
                  onOpen={onOpen}
                  actions={rowActions(row).map((action) => follow(row, action))}
                  isMoving={running?.ids.includes(rowId) ?? false}
                  isHeld={running !== undefined}
                  isSelected={selected.has(rowId)}
                  onSelect={onSelection && ((isSelected) => toggle(rowId, isSelected))}
                  onDrag={(isDragged) => setDragged(isDragged ? row : undefined)}
                />
              )
            })}
          </ul>
        )}
        {!rows && !failure && WAITING.map((height) => <Skeleton key={height} width="100%" height={height} />)}
        {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
        {rows && cards.length === 0 && !failure && <p>{t('media:board.empty')}</p>}
        {onMore && (
          <Button variant="text" aria-disabled={isBusy} onClick={() => !isBusy && onMore()}>
            {t('media:board.more')}
          </Button>
        )}
      </Lane>
    )
  }
  return <Lanes ref={lanes}>{columns.map(draw)}</Lanes>
}
