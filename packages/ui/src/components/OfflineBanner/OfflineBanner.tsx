import type { ComponentProps, ComponentType } from 'react'
import { type ConnectionState, connectionText } from '../../errors/connection-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { withClass } from '../with-class.ts'
import './OfflineBanner.css'

export const Strip: ComponentType<ComponentProps<'div'>> = withClass('div', 'tm-offline-banner-strip')

/** Stays while the device has no network or the server does not answer; nothing otherwise. */
export const OfflineBanner = (connection: ConnectionState) => {
  const text = connectionText(useTranslate(), connection)
  if (text === undefined) return null
  return (
    <Strip role="status">
      <Icon name={connection.offline ? 'offline' : 'alert'} />
      {text}
    </Strip>
  )
}
