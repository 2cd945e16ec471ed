import { styled } from '@mui/material/styles'
import type { VariantComponent } from '@tracemark/api/schemas'
import { surface } from '../../../components/Card/surface.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { withUnit } from '../../../i18n/with-unit.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { componentTotals } from './component-totals.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'

const WHOLE = 100

const Band = styled('dl')(surface, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: '16px 32px',
  margin: '0 0 16px',
  padding: '16px 20px',
  '& dt': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dd': { margin: '2px 0 0', fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 600 },
  '& p': { display: 'flex', alignItems: 'center', gap: 6, margin: '6px 0 0', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& p[data-over=true]': { color: 'var(--tm-warning)' },
  '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  height: 8,
  marginTop: 8,
  overflow: 'hidden',
  borderRadius: 'var(--tm-radius-pill)',
  background: 'var(--tm-line)',
  '& > i': { background: 'var(--tm-accent)' },
  '& > i:nth-of-type(even)': { opacity: 0.62 },
})

interface ComponentTotalsBandProps {
  components: readonly VariantComponent[]
  units: Pick<UnitsOfMeasure, 'getName'>
}

/** What active components come to: quantities by unit, and how much of the cost they explain. */
export const ComponentTotalsBand = ({ components, units }: ComponentTotalsBandProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { quantities, cost, left, withoutCost } = componentTotals(components)
  const shares = components.filter(({ isActive, costContribution = 0 }) => isActive && costContribution > 0)
  const rest =
    cost > WHOLE
      ? t('variants:cost_over')
      : withoutCost > 0
        ? t('variants:cost_missing', { count: withoutCost, shown: format.number(withoutCost) })
        : cost < WHOLE
          ? t('variants:cost_left', { share: withUnit(left, 'percent', format) })
          : undefined
  return (
    <Band aria-label={t('variants:totals')}>
      <div>
        <dt>{t('variants:quantity')}</dt>
        {quantities.map(({ units: unit, quantity }) => (
          <dd key={unit}>
            <b>{format.number(quantity)}</b> {unit === '' ? t('variants:no_unit') : units.getName(unit)}
          </dd>
        ))}
      </div>
      <div>
        <dt>{t('variants:cost')}</dt>
        <dd>
          <b>{withUnit(cost, 'percent', format)}</b>
          <Bar aria-hidden="true">
            {shares.map(({ name, order, costContribution = 0 }) => (
              <i key={`${order} ${name}`} title={name} style={{ flex: `0 1 ${(costContribution * WHOLE) / Math.max(WHOLE, cost)}%` }} />
            ))}
          </Bar>
          {rest !== undefined && (
            <p data-over={cost > WHOLE}>
              {cost > WHOLE && <Icon name="warning" size={14} />}
              {rest}
            </p>
          )}
        </dd>
      </div>
    </Band>
  )
}
