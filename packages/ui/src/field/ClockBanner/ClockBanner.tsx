import { useClockTexts } from '../../i18n/clock-text.ts'
import { Banner } from '../Banner/Banner.tsx'

/** The device's clock is wrong by more than a few minutes; `ahead` in milliseconds. */
export const ClockBanner = ({ ahead }: { ahead: number }) => {
  const { what, action } = useClockTexts(ahead)
  return (
    <Banner icon="clock" note={action}>
      {what}
    </Banner>
  )
}
