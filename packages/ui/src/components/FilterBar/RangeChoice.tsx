import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { below } from '../../theme/breakpoints.ts'
import { PlainButton } from '../Button/PlainButton.tsx'
import { type InteractionRange, interactionRanges } from './query.ts'

const Choices = styled('div')({
  display: 'inline-flex',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-1)',
  [below('phone')]: { width: '100%' },
})

/** On a phone the choices share the width, in two lines where they need them. */
const Choice = styled(PlainButton)({
  height: 'calc(var(--tm-control) - 2px)',
  padding: '0 12px',
  border: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
  font: '400 0.875rem/20px var(--tm-font-ui)',
  whiteSpace: 'nowrap',
  '&:not(:first-of-type)': { marginInlineStart: -1, borderInlineStartColor: 'transparent' },
  '&:first-of-type': { borderStartStartRadius: 'var(--tm-radius-s)', borderEndStartRadius: 'var(--tm-radius-s)' },
  '&:last-of-type': { borderStartEndRadius: 'var(--tm-radius-s)', borderEndEndRadius: 'var(--tm-radius-s)' },
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&[aria-pressed=true]': { background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)', fontWeight: 600 },
  '&:focus-visible': { zIndex: 1 },
  [below('phone')]: { flex: 1, height: 'auto', minHeight: 44, padding: '4px 6px', lineHeight: 1.2, whiteSpace: 'normal' },
})

interface RangeChoiceProps {
  range: InteractionRange
  onRange: (range: InteractionRange) => void
}

/** How far back the list goes. */
export const RangeChoice = ({ range, onRange }: RangeChoiceProps) => {
  const t = useTranslate()
  return (
    <Choices role="group" aria-label={t('interactions:range')}>
      {interactionRanges.map((choice) => (
        <Choice key={choice} aria-pressed={choice === range} onClick={() => choice !== range && onRange(choice)}>
          {t(`interactions:range.${choice}`)}
        </Choice>
      ))}
    </Choices>
  )
}
