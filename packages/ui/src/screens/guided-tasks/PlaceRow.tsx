import { useId } from 'react'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Line, Row } from './Rows.tsx'
import type { DownloadTrouble, GuidedHandlers, Holding, ListedPlace } from './view.ts'

const FailureLine = ({ failure }: Extract<DownloadTrouble, { failure: unknown }>) => {
  const { what, action } = useFailureText(failure)
  return (
    <>
      <Line icon="alert">{what}</Line>
      <small>{action}</small>
    </>
  )
}

/** Whether more of the place can be brought onto this device. */
export const isOpenToDownload = ({ holding }: ListedPlace): boolean =>
  holding?.kind !== 'downloading' && !(holding?.kind === 'kept' && holding.ready === holding.total)

/** How the download went, and how much of the place is on this device. */
const HoldingLines = ({ holding }: { holding: Holding }) => {
  const t = useTranslate()
  const format = useFormat()
  const { kind, ready, total } = holding
  const counts = { ready: format.number(ready), total: format.number(total) }
  if (kind === 'downloading')
    return <Line icon="download">{total === 0 ? t('guided-tasks:download.waiting') : t('guided-tasks:download.progress', counts)}</Line>
  return (
    <>
      {kind === 'failed' && 'failure' in holding.trouble && <FailureLine failure={holding.trouble.failure} />}
      {kind === 'failed' && 'storage' in holding.trouble && (
        <Line icon="alert">{t(`guided-tasks:download.${holding.trouble.storage}`)}</Line>
      )}
      {ready > 0 && (
        <span className="tm-guided-held">
          <Line icon="phone">{ready === total ? t('guided-tasks:download.done') : t('guided-tasks:download.partly', counts)}</Line>
        </span>
      )}
      {kind === 'kept' && total === 0 && <Line icon="task">{t('guided-tasks:no_tasks_title')}</Line>}
    </>
  )
}

interface PlaceRowProps extends Pick<GuidedHandlers, 'onPlace' | 'onDownload'> {
  place: ListedPlace
  offline: boolean
}

/** A place to choose: whether its tasks are on this device, and a way to bring them there. */
export const PlaceRow = ({ place, offline, onPlace, onDownload }: PlaceRowProps) => {
  const t = useTranslate()
  const id = useId()
  const { thing, item, holding } = place
  const name = item?.name ?? thing.name
  const isHeld = holding !== undefined && holding.ready > 0
  const mayDownload = onDownload !== undefined && !offline && isOpenToDownload(place)
  const label = t(holding?.kind === 'failed' ? 'guided-tasks:download.retry' : 'guided-tasks:download.begin')
  return (
    <Row
      icon={item && 'code'}
      image={item ? undefined : thing.image}
      name={name}
      describedBy={id}
      onClick={offline && !isHeld ? undefined : () => onPlace({ thing, ...(item && { item }) })}
      below={
        <div className="tm-guided-holding">
          <p id={id} className="tm-guided-said" role="status">
            {holding && <HoldingLines holding={holding} />}
            {offline && !isHeld && (holding === undefined || holding.kind === 'failed') && (
              <Line icon="download">{t('guided-tasks:download.absent')}</Line>
            )}
          </p>
          {holding?.kind === 'downloading' && holding.total > 0 && (
            <progress aria-label={`${t('guided-tasks:download.begin')}: ${name}`} value={holding.ready} max={holding.total} />
          )}
          {mayDownload && (
            <button
              className="tm-link"
              type="button"
              aria-label={`${label}: ${name}`}
              onClick={() => onDownload({ thing, ...(item && { item }) })}
            >
              <Icon name={holding?.kind === 'failed' ? 'retry' : 'download'} size={16} />
              {label}
            </button>
          )}
        </div>
      }
    >
      {item && <small>{thing.name}</small>}
    </Row>
  )
}
