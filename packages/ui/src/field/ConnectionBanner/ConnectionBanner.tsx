import { type ConnectionState, connectionText } from '../../errors/connection-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Banner } from '../Banner/Banner.tsx'

export interface ConnectionBannerProps extends ConnectionState {
  /** What follows from it. */
  note?: string | undefined
}

/** Stays while the device has no network or the server does not answer; nothing otherwise. */
export const ConnectionBanner = ({ offline, away, note }: ConnectionBannerProps) => {
  const text = connectionText(useTranslate(), { offline, away })
  if (text === undefined) return null
  return (
    <Banner icon={offline ? 'offline' : 'alert'} note={note}>
      {text}
    </Banner>
  )
}
