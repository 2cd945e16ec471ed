import { useClockTexts } from '../../i18n/clock-text.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Strip } from '../OfflineBanner/OfflineBanner.tsx'

/** Stays while the device's clock is wrong by more than a few minutes; `ahead` in milliseconds. */
export const ClockBanner = ({ ahead }: { ahead: number }) => {
  const { what, action } = useClockTexts(ahead)
  return (
    <Strip role="status">
      <Icon name="clock" />
      <span>
        {what}. {action}
      </span>
    </Strip>
  )
}
