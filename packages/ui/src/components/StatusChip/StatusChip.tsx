import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { knownStatus, type StatusKind } from './statuses.ts'

export interface StatusChipProps {
  kind: StatusKind
  /** As the backend says it: a name in any spelling, or the number of an asset's status. One that is unknown is shown as it is. */
  status: string | number
  /** What the word does not say by itself. */
  hint?: string | undefined
}

/** What state something is in: icon, word and colour. */
export const StatusChip = ({ kind, status, hint }: StatusChipProps) => {
  const t = useTranslate()
  const known = knownStatus(kind, status)
  if (!known)
    return (
      <Chip data-tone="plain" title={hint}>
        <Icon name="unclassified" size={14} />
        <span>{status}</span>
      </Chip>
    )
  return (
    <Chip data-tone={known.look.tone} title={hint}>
      <Icon name={known.look.icon} size={14} />
      <span>{t(known.key)}</span>
    </Chip>
  )
}
