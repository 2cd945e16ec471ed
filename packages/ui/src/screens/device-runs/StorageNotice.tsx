import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { DeviceStorage } from './device-run.ts'

/** From this share on there is little room left for photos. */
const NEARLY_FULL = 0.9

/** Says when what lies on this device is less safe than it looks. */
export const EvictionNotice = ({ storage, onPersist }: { storage: DeviceStorage; onPersist: () => void }) => {
  const t = useTranslate()
  return (
    <>
      {storage.persisted === false && (
        <Notice kind="alert" title={t('device-runs:evict_title')}>
          <p>{t('device-runs:evict_text')}</p>
          <Button kind="inverse" onClick={onPersist}>
            {t('device-runs:evict_action')}
          </Button>
        </Notice>
      )}
      {(storage.used ?? 0) > NEARLY_FULL && (
        <Notice kind="warning" title={t('device-runs:room_title')}>
          <p>{t('device-runs:room_text')}</p>
        </Notice>
      )}
    </>
  )
}

/** The answers of the run that is open are not kept: it can still be submitted. */
export const StorageNotice = ({ trouble }: { trouble: 'full' | 'blocked' }) => {
  const t = useTranslate()
  return (
    <Notice kind="warning" title={t(`device-runs:${trouble}_title`)} urgent>
      <p>{t(`device-runs:${trouble}_text`)}</p>
    </Notice>
  )
}
