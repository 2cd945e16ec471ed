import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { DeviceLocation } from './view.ts'

/** The device's location as it will be recorded, always in view. */
export const LocationLine = ({ location: { state, accuracy } }: { location: DeviceLocation }) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className={`tm-task-location tm-task-location-${state}`} role="status">
      <Icon name="place" size={18} />
      {state === 'found' && accuracy !== undefined
        ? t('task-run:location.accuracy', { metres: format.number(Math.max(1, Math.round(accuracy))) })
        : t(`task-run:location.${state}`)}
    </p>
  )
}
