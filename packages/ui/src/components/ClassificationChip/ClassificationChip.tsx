import type { Classification } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Chip, type ChipTone } from '../Chip/Chip.tsx'

/** How things mostly are, or not yet said, is plain: among many, what asks for a look stands out. */
const tones: Record<Classification, ChipTone> = { notice: 'usual', alert: 'alert', warning: 'warning', unclassified: 'usual' }

/** How grave an interaction is: icon and word, on a chip where it is out of the ordinary. */
export const ClassificationChip = ({ classification }: { classification: Classification }) => {
  const t = useTranslate()
  return (
    <Chip data-tone={tones[classification]}>
      <Icon name={classification} size={14} />
      <span>{t(`interactions:classification.${classification}`)}</span>
    </Chip>
  )
}
