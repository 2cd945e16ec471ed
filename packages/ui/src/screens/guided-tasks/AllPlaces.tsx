import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isOpenToDownload } from './PlaceRow.tsx'
import { Line } from './Rows.tsx'
import type { GuidedHandlers, ListedPlace } from './view.ts'

interface AllPlacesProps {
  /** The assets, and the few units that were opened last: an asset may have thousands. */
  places: readonly ListedPlace[]
  /** What is kept takes this many bytes. */
  bytes?: number | undefined
  /** Absent where nothing can be downloaded now. */
  onDownload?: GuidedHandlers['onDownload']
}

/** Brings every place onto this device, and says how many are there, from when, and how much room they take. */
export const AllPlaces = ({ places, bytes, onDownload }: AllPlacesProps) => {
  const t = useTranslate()
  const format = useFormat()
  // A place without tasks has nothing to bring.
  const known = places.filter(({ holding }) => holding?.kind !== 'kept' || holding.total > 0)
  const held = known.filter(({ holding }) => holding !== undefined && holding.ready > 0)
  const [oldest] = held.flatMap(({ holding }) => holding?.since ?? []).sort()
  const missing = places.filter(isOpenToDownload)
  const counts = { ready: format.number(held.length), total: format.number(known.length) }
  return (
    <div className="tm-guided-all">
      {held.length > 0 && (
        <p role="status">
          <Line icon="phone">
            {oldest === undefined
              ? t('guided-tasks:download.held', counts)
              : t('guided-tasks:download.held_since', { ...counts, time: format.recent(oldest) })}
          </Line>
          {bytes !== undefined && <Line icon="archive">{t('guided-tasks:download.size', { size: format.fileSize(bytes) })}</Line>}
        </p>
      )}
      {onDownload && missing.length > 1 && (
        <button
          className="tm-link"
          type="button"
          onClick={() => {
            for (const { thing, item } of missing) onDownload({ thing, ...(item && { item }) })
          }}
        >
          <Icon name="download" size={16} />
          {t('guided-tasks:download.all')}
        </button>
      )}
    </div>
  )
}
