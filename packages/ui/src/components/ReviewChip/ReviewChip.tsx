import type { ReviewState } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Chip, type ChipTone } from '../Chip/Chip.tsx'

/** What somebody still has to do stands out. */
const looks: Record<ReviewState, readonly [ChipTone, IconName]> = {
  received: ['notice', 'eye'],
  needs_changes: ['alert', 'undo'],
  approved: ['usual', 'verified'],
  rejected: ['warning', 'close'],
}

/** How far an interaction is reviewed. */
export const ReviewChip = ({ review }: { review: ReviewState }) => {
  const t = useTranslate()
  const [tone, icon] = looks[review]
  return (
    <Chip data-tone={tone}>
      <Icon name={icon} size={14} />
      <span>{t(`interactions:review.${review}`)}</span>
    </Chip>
  )
}
