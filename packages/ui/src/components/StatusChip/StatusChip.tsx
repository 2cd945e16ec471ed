import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { offerWhole } from '../offer-whole.ts'
import { knownStatus, ownLook, type StatusKind } from './statuses.ts'

export interface StatusChipProps {
  kind: StatusKind
  /** As the backend says it: a name in any spelling, or the number of an asset's status. One that is unknown is shown as it is. */
  status: string | number
  /** Of a unit's status: tells those apart that the organization has named itself. */
  value?: number | undefined
  /** What the word does not say by itself. */
  hint?: string | undefined
}

/** What state something is in: icon, word and colour. */
export const StatusChip = ({ kind, status, value, hint }: StatusChipProps) => {
  const t = useTranslate()
  const known = knownStatus(kind, status)
  const { tone, icon } = known?.look ?? ownLook(value)
  return (
    <Chip data-tone={tone} title={hint}>
      <Icon name={icon} size={14} />
      <span onPointerEnter={hint === undefined ? offerWhole : undefined}>{known ? t(known.key) : status}</span>
    </Chip>
  )
}
