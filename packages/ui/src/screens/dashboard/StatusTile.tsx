import type { DashboardStatuses } from '@tracemark/api/schemas'
import { CardFrame } from '../../components/CardFrame/CardFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { FigureLink } from './parts.tsx'
import { RowBars } from './RowBars.tsx'
import type { DashboardScreenProps, Tile } from './types.ts'

interface StatusTileProps extends Pick<DashboardScreenProps, 'getUnitsHref' | 'onOpen'> {
  tile: Tile<DashboardStatuses>
}

/** Units by status, as they are now whatever the period. */
export const StatusTile = ({ tile, getUnitsHref, onOpen }: StatusTileProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { data } = tile
  return (
    <CardFrame
      title={t('dashboard:statuses')}
      loading={!data}
      failure={tile.failure}
      onRetry={tile.onRetry}
      figure={
        data &&
        data.count > 0 && (
          <FigureLink size="small" href={getUnitsHref()} onOpen={onOpen}>
            {t('dashboard:units', { count: data.count, shown: format.number(data.count) })}
          </FigureLink>
        )
      }
      empty={data?.count === 0 ? t('dashboard:empty.statuses') : undefined}
    >
      {data && (
        <RowBars
          onOpen={onOpen}
          rows={data.statuses.map(({ value, name, count }) => ({ id: String(value), name, count, href: getUnitsHref(value) }))}
        />
      )}
    </CardFrame>
  )
}
