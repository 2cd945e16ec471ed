import { useFormat, useTranslate } from '../../i18n/context.ts'
import { FirstIcon } from '../../icons/FirstIcon.tsx'
import type { DeviceLocation } from './view.ts'
import { writeNumber } from './write-number.ts'

interface LocationLineProps {
  location: DeviceLocation
  /** A question asks for the place, and has to be answered. */
  isAsked?: boolean
  /** Offers to say where it is; absent while that is being asked. */
  onGive?: (() => void) | undefined
}

/** The location as it will be recorded, always in view, and what to do where the device knows none. */
export const LocationLine = ({ location: { state, accuracy, typed = '' }, isAsked = false, onGive }: LocationLineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const metres = accuracy === undefined ? undefined : writeNumber(Math.max(1, Math.round(accuracy)), format)
  const say = () => {
    if (state === 'found' && metres !== undefined) return t('task-run:location.accuracy', { metres })
    if (state === 'network') return t('task-run:location.network', { metres: metres ?? '?' })
    if (state === 'unavailable' && isAsked) return t('task-run:location.none')
    return t(`task-run:location.${state}`, { place: typed })
  }
  return (
    <div className={`tm-task-location tm-task-location-${state}`}>
      <FirstIcon name="place" size={18} />
      <span>
        <span role="status">{say()}</span>
        {onGive && (state === 'unavailable' || state === 'network') && (
          <button className="tm-link" type="button" onClick={onGive}>
            {t('task-run:location.give')}
          </button>
        )}
      </span>
    </div>
  )
}
