import { Banner } from '../../field/Banner/Banner.tsx'
import { useTranslate } from '../../i18n/context.ts'

/** There is no network; `isForm`: what is entered stays on the device. */
export const OfflineBanner = ({ isForm }: { isForm: boolean }) => {
  const t = useTranslate()
  return (
    <Banner icon="offline" note={isForm ? t('task-run:offline_note') : undefined}>
      {t('errors:offline')}
    </Banner>
  )
}
