import type { UnitStatus } from '@tracemark/api/schemas'
import type { Translate } from '../../i18n/keys.ts'
import type { IconName } from '../../icons/Icon.tsx'
import { knownStatus, ownLook } from './statuses.ts'

/** A status of units as an option: the specification's ones in the language's words, others as the organization calls them. */
export const statusOption = (t: Translate, { value, name }: UnitStatus): { value: string; label: string; icon: IconName } => {
  const known = knownStatus('unit', name)
  return { value: String(value), label: known ? t(known.key) : name, icon: (known?.look ?? ownLook(value)).icon }
}
