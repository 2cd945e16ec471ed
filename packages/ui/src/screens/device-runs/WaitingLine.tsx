import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import './DeviceRunsScreen.css'

/** How many records wait on this device, and the way to them. */
export const WaitingLine = ({ count, onOpen }: { count: number; onOpen: () => void }) => {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <div className="tm-waiting">
      <button className="tm-link" type="button" onClick={onOpen}>
        <Icon name="clock" size={18} />
        {t('device-runs:waiting', { count })}
      </button>
    </div>
  )
}
