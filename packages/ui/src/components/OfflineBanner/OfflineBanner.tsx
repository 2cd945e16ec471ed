import type { ComponentProps, ComponentType } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { part } from '../part.ts'

export const Strip: ComponentType<ComponentProps<'div'>> = part('div', 'tm-offline-banner-strip')

/** Stays while the device has no connection. */
export const OfflineBanner = () => {
  const t = useTranslate()
  return (
    <Strip role="status">
      <Icon name="offline" />
      {t('errors:offline')}
    </Strip>
  )
}
