import { styled } from '@mui/material/styles'
import { CardFrame } from '../../components/CardFrame/CardFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { FigureLink } from './parts.tsx'
import { type Attention, attentions, type DashboardScreenProps, type Tile } from './types.ts'

const Lines = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16, minHeight: 32 },
  '& > li + li': { borderBlockStart: '1px solid var(--tm-line)' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
})

interface AttentionTileProps extends Pick<DashboardScreenProps, 'getAttentionHref' | 'onOpen'> {
  tile: Tile<Attention>
}

/** What is due, what is wrong and what is new, as it is now whatever the period: each number opens the list behind it. */
export const AttentionTile = ({ tile, getAttentionHref, onOpen }: AttentionTileProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { data } = tile
  return (
    <CardFrame title={t('dashboard:attention')} loading={!data} failure={tile.failure} onRetry={tile.onRetry}>
      {data && (
        <Lines>
          {attentions.map((name) => {
            const counted = data[name]
            if (!counted) return null
            const label = t(`dashboard:attention.${name}`)
            const shown = format.number(counted.count) + (counted.isAtLeast ? '+' : '')
            return (
              <li key={name}>
                <span>{label}</span>
                <FigureLink href={getAttentionHref(name)} onOpen={onOpen} label={`${label}: ${shown}`}>
                  {shown}
                </FigureLink>
              </li>
            )
          })}
        </Lines>
      )}
    </CardFrame>
  )
}
