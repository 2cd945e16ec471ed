import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from '../../i18n/context.ts'
import { type InteractionRange, interactionRanges } from './query.ts'

interface RangeChoiceProps {
  range: InteractionRange
  onRange: (range: InteractionRange) => void
}

/** How far back the list goes. */
export const RangeChoice = ({ range, onRange }: RangeChoiceProps) => {
  const t = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      value={range}
      aria-label={t('interactions:range')}
      onChange={(_event, next: InteractionRange | null) => next && onRange(next)}
    >
      {interactionRanges.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {t(`interactions:range.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
