import { styled } from '@mui/material/styles'
import { type LabelGrid, labelPlace, labelsPerSheet } from '@tracemark/api/rules'
import { useTranslate } from '../../i18n/context.ts'

const Sheet = styled('svg')({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 220,
  borderRadius: 'var(--tm-radius-s)',
  background: '#ffffff',
  // Paper is white in the dark, too.
  colorScheme: 'light',
  boxShadow: '0 0 0 1px var(--tm-line-strong)',
  '& [data-used]': { fill: '#efece4', stroke: '#d5cfc1' },
  '& [data-free]': { fill: 'none', stroke: '#d5cfc1' },
  '& [data-filled]': { fill: 'color-mix(in srgb, var(--tm-accent) 12%, #ffffff)', stroke: 'var(--tm-accent)' },
  '& [data-code]': { fill: 'var(--tm-accent)' },
})

/** Millimetres. */
const LINE = 0.5

interface SheetPreviewProps {
  /** What they are printed on. */
  grid: LabelGrid
  /** The first label's place, from 1. */
  startPosition: number
  /** How many labels there are; those that the first sheet has room for are drawn. */
  count: number
}

/** The first sheet as it is printed: what is used already, what gets a label, what stays free. */
export const SheetPreview = ({ grid, startPosition, count }: SheetPreviewProps) => {
  const t = useTranslate()
  const { page, label } = grid
  const code = Math.min(label.height, label.width / 2) * 0.7
  return (
    <Sheet viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={t('identification-codes:labels.preview')}>
      {Array.from({ length: labelsPerSheet(grid) }, (_, index) => {
        const place = index + 1
        const { x, y } = labelPlace(grid, place)
        const state = place < startPosition ? 'used' : place < startPosition + count ? 'filled' : 'free'
        return (
          <g key={place}>
            <rect
              {...{ [`data-${state}`]: true }}
              x={x + LINE / 2}
              y={y + LINE / 2}
              width={label.width - LINE}
              height={label.height - LINE}
              rx={grid.radius}
              strokeWidth={LINE}
            />
            {state === 'filled' && (
              <>
                <rect data-code x={x + label.height * 0.1} y={y + (label.height - code) / 2} width={code} height={code} rx={code * 0.06} />
                {[0.36, 0.56].map((line) => (
                  <rect
                    key={line}
                    data-code
                    opacity={0.45}
                    x={x + label.height * 0.1 + code * 1.18}
                    y={y + label.height * line}
                    width={(label.width - code * 1.5) * (line < 0.5 ? 0.75 : 0.5)}
                    height={label.height * 0.08}
                  />
                ))}
              </>
            )}
          </g>
        )
      })}
    </Sheet>
  )
}
