import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { DataTableColumn } from './types.ts'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  boxSizing: 'border-box',
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--tm-line)' },
  '& > span': { flexShrink: 0, overflow: 'hidden' },
  // The grid counts the sides of a cell as part of its share.
  '& > span > span': { marginInline: 12, whiteSpace: 'nowrap' },
})
const Head = styled(Line)({ fontSize: 'var(--tm-text-s)', fontWeight: 550, color: 'var(--tm-ink-muted)' })

/** Per cent of a cell; no two rows beside each other look alike. */
const getShare = (row: number, column: number): number => 45 + ((row * 7 + column * 11) % 5) * 8

const getPlace = <Row,>({ width, flex = 1, minWidth = 50, align = 'start' }: DataTableColumn<Row>): CSSProperties => ({
  ...(width === undefined ? { flexGrow: flex, flexBasis: 0, minWidth } : { width }),
  textAlign: align,
})

interface GridSkeletonProps<Row> {
  /** Those that are seen. */
  columns: readonly DataTableColumn<Row>[]
  /** Pixels. */
  headHeight: number
  rowHeight: number
  /** Pixels of the boxes before the columns, and of the menus behind them. */
  before: number
  after: number
}

/** The list's shape while its first rows are on their way: the grid itself is drawn once, with them. */
export const GridSkeleton = <Row,>({ columns, headHeight, rowHeight, before, after }: GridSkeletonProps<Row>) => {
  const t = useTranslate()
  const sides = { paddingInline: `${before}px ${after}px` }
  return (
    <div role="status" aria-label={t('lists:loading')}>
      <Head style={{ ...sides, height: headHeight }}>
        {columns.map((column) => (
          <span key={column.field} style={getPlace(column)}>
            <span>{column.header}</span>
          </span>
        ))}
      </Head>
      {ROWS.map((row) => (
        <Line key={row} style={{ ...sides, height: rowHeight }}>
          {columns.map((column, place) => (
            <span key={column.field} style={{ ...getPlace(column), display: 'grid', justifyItems: column.align ?? 'start' }}>
              <Skeleton width={`${getShare(row, place)}%`} height={10} />
            </span>
          ))}
        </Line>
      ))}
    </div>
  )
}
