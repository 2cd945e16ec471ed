import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { Button } from '../../field/Button/Button.tsx'
import { TextField } from '../../field/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { CameraSource } from '../../scanning/camera.ts'
import { CodeSearch } from './CodeSearch.tsx'
import { ErrorLine } from './ErrorLine.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import { Row } from './Rows.tsx'
import type { ChoosingUnitView, GuidedHandlers, GuidedUnit } from './view.ts'

interface ChooseUnitProps extends Pick<GuidedHandlers, 'onUnit' | 'onSearch' | 'onMore' | 'onLookUp' | 'onChoose' | 'onRetry'> {
  view: ChoosingUnitView
  offline: boolean
  source?: CameraSource | undefined
}

const ListFailure = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const t = useTranslate()
  const { what, action } = useFailureText(failure)
  return (
    <div className="tm-guided-more" role="alert">
      <ErrorLine title={what}>{action}</ErrorLine>
      <Button wide onClick={onRetry}>
        {t('errors:try_again')}
      </Button>
    </div>
  )
}

/** Which unit of an asset the tasks are for: from its list, by the code of a label, or none of them. */
export const ChooseUnit = ({ view, offline, onUnit, onSearch, onMore, onLookUp, onChoose, onRetry, source }: ChooseUnitProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { thing, units, recent, total, held, search, isReading, hasMore, listFailure } = view
  const isKept = view.source === 'kept'
  const said =
    units.length === 0
      ? t(isKept && search === '' ? 'guided-tasks:units_kept' : 'guided-tasks:no_unit_fits')
      : t('guided-tasks:units_listed', { number: format.number(units.length), total: format.number(total) })

  const rows = (list: readonly GuidedUnit[]) => (
    <ul className="tm-guided-list">
      {list.map((unit) => {
        const number = unit.sequenceNumber
        const details = [number !== undefined && t('guided-tasks:unit_number', { number: String(number) }), unit.variantName]
        const line = details.filter(Boolean).join(' · ')
        return (
          <Row key={unit.id} icon="code" name={unit.name} onClick={() => onUnit(unit)}>
            {line !== '' && <small>{line}</small>}
          </Row>
        )
      })}
    </ul>
  )

  return (
    <>
      <PlaceHead title={thing.name}>
        <p className="tm-task-description">{t('guided-tasks:choose_unit')}</p>
        <button className="tm-link tm-guided-other" type="button" onClick={onChoose}>
          {t('guided-tasks:other_place')}
        </button>
      </PlaceHead>
      <div className="tm-guided-body">
        <ul className="tm-guided-list">
          <Row icon="layers" image={thing.image} name={t('guided-tasks:whole')} onClick={() => onUnit()} />
        </ul>
        <CodeSearch view={view} offline={offline} onLookUp={onLookUp} source={source} />
        {recent.length > 0 && search === '' && (
          <section>
            <h2>{t('guided-tasks:recent')}</h2>
            {rows(recent)}
          </section>
        )}
        <section aria-busy={isReading}>
          <h2>{t('names:units.title')}</h2>
          {!isKept && search === '' && total > 0 && (
            <p className="tm-guided-how">{t('guided-tasks:units_held', { ready: format.number(held), total: format.number(total) })}</p>
          )}
          <TextField
            label={t('guided-tasks:unit_search')}
            required={false}
            defaultValue={search}
            onChange={(text = '') => onSearch(text)}
          />
          {rows(units)}
          {listFailure ? (
            <ListFailure failure={listFailure} onRetry={onRetry} />
          ) : (
            <div className="tm-guided-more">
              <p role="status">{isReading ? '' : said}</p>
              {units.length > 0 && isKept && <p>{t('guided-tasks:units_kept')}</p>}
              {units.length > 0 && (hasMore || isReading) && (
                <Button wide busy={isReading} onClick={onMore}>
                  {t('guided-tasks:more_units')}
                </Button>
              )}
            </div>
          )}
        </section>
      </div>
    </>
  )
}
