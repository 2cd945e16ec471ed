import { hasWords } from '@tracemark/api/rules'
import { useState } from 'react'
import { TextField } from '../../field/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { CameraSource } from '../../scanning/camera.ts'
import { AllPlaces } from './AllPlaces.tsx'
import { CodeSearch } from './CodeSearch.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import { Nothing } from './Rows.tsx'
import type { ChoosingView, GuidedHandlers, ListedPlace } from './view.ts'

/** With fewer rows nobody needs to look for one. */
const FILTER_FROM = 8

interface ChoosePlaceProps extends Pick<GuidedHandlers, 'onPlace' | 'onLookUp' | 'onDownload'> {
  view: ChoosingView
  offline: boolean
  /** What this device keeps takes this many bytes. */
  bytes?: number | undefined
  source?: CameraSource | undefined
}

/** Where to work: by the code of a label, or from the list. */
export const ChoosePlace = ({ view, offline, bytes, onPlace, onLookUp, onDownload, source }: ChoosePlaceProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [filter, setFilter] = useState('')
  const { places, recent, isPartial } = view.list
  const fitting = places.filter(({ thing }) => hasWords(filter, thing.name))

  const rows = (list: readonly ListedPlace[]) => (
    <ul className="tm-guided-list">
      {list.map((place) => (
        <PlaceRow key={`${place.thing.id} ${place.item?.id}`} place={place} offline={offline} onPlace={onPlace} onDownload={onDownload} />
      ))}
    </ul>
  )

  return (
    <>
      <PlaceHead title={t('names:catalogue.guided_tasks')}>
        <p className="tm-task-description">{offline ? t('guided-tasks:choose_kept') : t('guided-tasks:choose')}</p>
      </PlaceHead>
      <div className="tm-guided-body">
        <CodeSearch view={view} offline={offline} onLookUp={onLookUp} source={source} />
        {recent.length > 0 && (
          <section>
            <h2>{t('guided-tasks:recent')}</h2>
            {rows(recent)}
          </section>
        )}
        {places.length === 0 ? (
          <Nothing icon="layers" title={t('guided-tasks:no_places_title')}>
            {t('guided-tasks:no_places_text')}
          </Nothing>
        ) : (
          <section>
            <h2>{t('guided-tasks:places')}</h2>
            {onDownload && !offline && <p className="tm-guided-how">{t('guided-tasks:download.without_units')}</p>}
            <AllPlaces places={[...places, ...recent]} bytes={bytes} onDownload={offline ? undefined : onDownload} />
            {places.length >= FILTER_FROM && (
              <TextField label={t('guided-tasks:filter')} required={false} onChange={(text = '') => setFilter(text)} />
            )}
            {rows(fitting)}
            <p className="tm-guided-said" role="status">
              {fitting.length === 0 ? t('guided-tasks:none_fit') : ''}
            </p>
            {isPartial && <p>{t('guided-tasks:partial', { number: format.number(places.length) })}</p>}
          </section>
        )}
      </div>
    </>
  )
}
