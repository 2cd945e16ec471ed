import { styled } from '@mui/material/styles'
import { surface } from '../../components/Card/surface.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { transportIcons } from './element-icons.ts'
import type { Line } from './lines.ts'

const Way = styled('ol')(surface, {
  display: 'flex',
  margin: '0 0 16px',
  padding: '14px 12px 12px',
  // Holds what only screen readers see.
  position: 'relative',
  overflowX: 'auto',
  listStyle: 'none',
  '& > li': { display: 'flex', flex: '1 0 auto', minWidth: 0 },
  '& > li:last-of-type': { flexGrow: 0 },
})

const Step = styled('button')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 6,
  width: 104,
  flex: 'none',
  padding: '6px 4px',
  border: 0,
  borderRadius: 'var(--tm-radius-s)',
  background: 'transparent',
  color: 'var(--tm-ink-muted)',
  font: 'inherit',
  fontSize: 'var(--tm-text-s)',
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& > i': {
    width: 14,
    height: 14,
    border: '2px solid var(--tm-accent)',
    borderRadius: '50%',
    background: 'var(--tm-paper-raised)',
  },
  '& > span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' },
  '&[data-default=true]': { color: 'var(--tm-ink)', fontWeight: 600, '& > i': { background: 'var(--tm-accent)' } },
  '&[data-enabled=false]': { '& > i': { borderStyle: 'dashed', borderColor: 'var(--tm-line-field)' } },
  '&[aria-current=true]': { color: 'var(--tm-ink)', fontWeight: 600, '& > i': { boxShadow: '0 0 0 4px var(--tm-accent-wash)' } },
})

/** From the middle of one step to the next, at the height of their dots. */
const Leg = styled('span')({
  display: 'flex',
  flex: '1 0 52px',
  alignItems: 'center',
  height: 14,
  margin: '6px -28px 0',
  color: 'var(--tm-ink-muted)',
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '2px dotted var(--tm-line-field)' },
  '&:not(:has(svg))::after': { display: 'none' },
  '& > svg': { flex: 'none', marginInline: 6 },
  '& > svg:dir(rtl)': { transform: 'scaleX(-1)' },
})

interface ChainDrawingProps {
  lines: readonly Line[]
  /** The one that is open. */
  current?: string | undefined
  countBlocks: (line: Line) => number
  onOpen: (key: string) => void
}

/** The chain as goods go through it: its steps in their order, and how they get from one to the next. */
export const ChainDrawing = ({ lines, current, countBlocks, onOpen }: ChainDrawingProps) => {
  const t = useTranslate()
  return (
    <Way aria-label={t('value-chains:drawing')}>
      {lines.map((line, at) => {
        const { key, name, enabled, isDefault, transportationMethod } = line
        const blocks = countBlocks(line)
        return (
          <li key={key}>
            <Step
              type="button"
              data-default={isDefault}
              data-enabled={enabled}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => onOpen(key)}
            >
              <i aria-hidden="true" />
              <span>{name}</span>
              <VisuallyHidden>
                {[
                  isDefault && t('value-chains:default'),
                  !enabled && t('value-chains:disabled'),
                  blocks > 0 && t('value-chains:blocks', { count: blocks, shown: blocks }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </VisuallyHidden>
            </Step>
            {at < lines.length - 1 && (
              <Leg title={transportationMethod && t(`value-chains:transport.${transportationMethod}`)}>
                {transportationMethod && (
                  <>
                    <Icon name={transportIcons[transportationMethod]} size={16} />
                    <VisuallyHidden>{t(`value-chains:transport.${transportationMethod}`)}</VisuallyHidden>
                  </>
                )}
              </Leg>
            )}
          </li>
        )
      })}
    </Way>
  )
}
