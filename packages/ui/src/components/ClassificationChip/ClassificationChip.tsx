import type { Classification } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Chip } from '../Chip/Chip.tsx'

/** How grave an interaction is: icon, word and colour. */
export const ClassificationChip = ({ classification }: { classification: Classification }) => {
  const t = useTranslate()
  return (
    <Chip data-tone={classification === 'unclassified' ? 'plain' : classification}>
      <Icon name={classification} size={14} />
      <span>{t(`interactions:classification.${classification}`)}</span>
    </Chip>
  )
}
