import type { Asset } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { StatusChip } from './StatusChip.tsx'

/** How an asset stands. That it is hidden says more than its status. */
export const AssetStatusChip = ({ status, hidden }: Pick<Asset, 'status' | 'hidden'>) => {
  const t = useTranslate()
  if (!hidden) return <StatusChip kind="thing" status={status} />
  return (
    <Chip data-tone="plain">
      <Icon name="eye_off" size={14} />
      <span>{t('assets:hidden')}</span>
    </Chip>
  )
}
