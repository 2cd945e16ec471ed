import { useTranslate } from '../../i18n/context.ts'
import { PlainButton } from '../Button/PlainButton.tsx'
import { part } from '../part.ts'
import { type InteractionRange, interactionRanges } from './query.ts'

const Choices = part('div', 'tm-range-choice-choices')

/** On a phone the choices share the width, in two lines where they need them. */
const Choice = part(PlainButton, 'tm-range-choice')

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
