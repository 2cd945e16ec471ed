import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from '../../i18n/context.ts'
import { type InteractionRange, interactionRanges } from './query.ts'

/** On a phone the choices share the width, in two lines where they need them. */
const Choices = styled(ToggleButtonGroup)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '& > button': { flex: 1, height: 'auto', minHeight: 44, padding: '4px 6px', lineHeight: 1.2, whiteSpace: 'normal' },
  },
}))

interface RangeChoiceProps {
  range: InteractionRange
  onRange: (range: InteractionRange) => void
}

/** How far back the list goes. */
export const RangeChoice = ({ range, onRange }: RangeChoiceProps) => {
  const t = useTranslate()
  return (
    <Choices
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
    </Choices>
  )
}
