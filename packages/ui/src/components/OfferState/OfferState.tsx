import type { ShareState } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Chip, type ChipTone } from '../Chip/Chip.tsx'

const looks: Record<ShareState, readonly [ChipTone, IconName]> = {
  offered: ['notice', 'mail'],
  accepted: ['positive', 'check'],
  declined: ['warning', 'close'],
  withdrawn: ['plain', 'undo'],
  ended: ['plain', 'pause'],
}

/** How the sharing of a variant stands. */
export const OfferState = ({ state }: { state: ShareState }) => {
  const t = useTranslate()
  const [tone, icon] = looks[state]
  return (
    <Chip data-tone={tone}>
      <Icon name={icon} size={14} />
      {t(`offers:state.${state}`)}
    </Chip>
  )
}
