import { styled } from '@mui/material/styles'
import { DASHBOARD_ROWS_MAX, type DashboardRow, type DashboardRows } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { CardFrame } from '../../components/CardFrame/CardFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { useChange } from './changes.ts'
import { FigureLink } from './parts.tsx'
import { type BarRow, RowBars } from './RowBars.tsx'
import type { DashboardScreenProps, InteractionFilter, RowTile, Tile } from './types.ts'

const Note = styled('p')({ margin: '6px 0 0', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' })

/** What of the interactions a row stands for. */
const getFilter: Record<RowTile, (row: DashboardRow) => InteractionFilter> = {
  tasks: ({ id = '' }) => ({ taskId: id, origin: 'task' }),
  services: ({ id = '' }) => ({ taskId: id, origin: 'service' }),
  assets: ({ id = '' }) => ({ thingId: id }),
  workers: ({ id = '' }) => ({ createdById: id }),
  places: ({ name }) => ({ place: name }),
}

/** What the number beside the title stands for. */
const wholes: Partial<Record<RowTile, InteractionFilter>> = { tasks: { origin: 'task' }, services: { origin: 'service' } }

interface RowsTileProps extends Pick<DashboardScreenProps, 'getInteractionsHref' | 'onOpen' | 'onMore'> {
  of: RowTile
  tile: Tile<DashboardRows>
}

/** Interactions of the period by what they name, those that have most first. */
export const RowsTile = ({ of, tile, getInteractionsHref, onOpen, onMore }: RowsTileProps) => {
  const t = useTranslate()
  const format = useFormat()
  const change = useChange()
  const { data } = tile
  const title = t(`dashboard:${of}`)
  const listRows = ({ rows, none, ...span }: DashboardRows): BarRow[] => {
    const named = rows.map((row) => ({
      ...row,
      id: row.id ?? row.name,
      href: getInteractionsHref(span, getFilter[of](row)),
    }))
    const hasRest = none.count > 0 || (none.before ?? 0) > 0
    if (!hasRest || (of !== 'workers' && of !== 'places')) return named
    const href = of === 'workers' ? getInteractionsHref(span, { origin: 'service' }) : undefined
    return [...named, { id: 'none', name: t(`dashboard:none.${of}`), ...none, href, isRest: true }]
  }
  const isEmpty = data !== undefined && data.count === 0 && (data.before ?? 0) === 0
  const whole = wholes[of]
  const left = data ? data.totalRows - data.rows.length : 0
  const mayAsk = data !== undefined && data.rows.length < DASHBOARD_ROWS_MAX
  return (
    <CardFrame
      title={title}
      loading={!data}
      failure={tile.failure}
      onRetry={tile.onRetry}
      figure={
        data &&
        whole && (
          <FigureLink href={getInteractionsHref(data, whole)} onOpen={onOpen} label={`${title}: ${format.number(data.count)}`}>
            {format.number(data.count)}
          </FigureLink>
        )
      }
      note={data && whole && change.short(data.count, data.before)}
      empty={isEmpty ? t(of === 'services' ? 'dashboard:empty.services' : 'dashboard:empty') : undefined}
    >
      {data && <RowBars rows={listRows(data)} onOpen={onOpen} />}
      {left > 0 && !mayAsk && <Note>{t('dashboard:unshown', { count: left, shown: format.number(left) })}</Note>}
      {left > 0 && mayAsk && (
        <Button size="small" variant="text" onClick={() => onMore(of)}>
          {t('dashboard:more', { count: left, shown: format.number(left) })}
        </Button>
      )}
    </CardFrame>
  )
}
