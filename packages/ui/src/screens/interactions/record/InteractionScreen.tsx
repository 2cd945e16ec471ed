import type { InteractionDetail } from '@tracemark/api/schemas'
import { Card } from '../../../components/Card/Card.tsx'
import { ClassificationChip } from '../../../components/ClassificationChip/ClassificationChip.tsx'
import { ActionNotice } from '../../../components/ListFrame/ActionNotice.tsx'
import { BeforeAction } from '../../../components/ListFrame/BeforeAction.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { useListActions } from '../../../components/ListFrame/use-list-actions.ts'
import { RecordFrame } from '../../../components/RecordFrame/RecordFrame.tsx'
import { Aside, Columns, Facts, Main } from '../../../components/RecordHeader/parts.tsx'
import type { BackLinkProps } from '../../../components/RecordHeader/RecordHeader.tsx'
import { WorldMap } from '../../../components/WorldMap/WorldMap.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { Answers } from './Answers.tsx'
import { Comparison, findTwoPlaces } from './Comparison.tsx'
import { Corrections } from './Corrections.tsx'
import { isPhoto, toEntries } from './entries.ts'
import { type RecordLinks, type RecordVariant, useRecordFacts } from './facts.tsx'
import { Expired, Unplaced } from './parts.tsx'
import { Review } from './Review.tsx'

export interface InteractionScreenProps {
  /** Undefined while it is loaded. */
  interaction: InteractionDetail | undefined
  /** The unit's, where that is known. */
  variant?: RecordVariant | undefined
  links?: RecordLinks | undefined
  failure?: Failure | undefined
  /** The address of the list that `onBack` leads to. */
  listHref?: string | undefined
  /** What stands before and after it in that list. */
  neighbours?: BackLinkProps['neighbours']
  /** The address of a MapLibre style; the kit's own basemap where absent. */
  mapStyleUrl?: string | undefined
  /** What can be done with it, as in its list. The first stands in the head, the others in its menu. */
  actions?: readonly ListAction[] | undefined
  /** What can be decided in its review. */
  decisions?: readonly ListAction[] | undefined
  /** Why the person can't decide, or can't correct it. */
  reviewNote?: string | undefined
  onBack: () => void
  onRetry: () => void
}

/** Entries up to which the answers are lower than the details beside them: the map then stands below the answers. */
const FEW_ENTRIES = 5

const NONE: readonly never[] = []
const ignore = () => undefined

/** One interaction as it was recorded: what, where, when, who, the answers, and how it was corrected. */
export const InteractionScreen = ({
  interaction,
  variant,
  links,
  failure,
  listHref,
  neighbours,
  mapStyleUrl,
  actions = NONE,
  decisions = NONE,
  reviewNote,
  onBack,
  onRetry,
}: InteractionScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const facts = useRecordFacts(interaction, links, variant)
  const running = useListActions(ignore)
  const back = { label: t('interactions:back'), href: listHref, onBack, neighbours }
  if (!interaction)
    return (
      <RecordFrame back={back} title={undefined} failure={failure} onRetry={onRetry}>
        {null}
      </RecordFrame>
    )
  const start = (action: ListAction) => ({ ...action, onSelect: () => running.start(action, [interaction._id]) })
  const [first, ...others] = actions
  const { thing, item, task, classification, review, changes = [], expiredAt } = interaction
  // An open review still says why it was sent back.
  const reviewed = changes.findLast(({ after, reason }) => after.review !== undefined && (review !== 'received' || reason !== undefined))
  const location = interaction.reportedLocation ?? interaction.recordLocation
  const two = findTwoPlaces(interaction)
  const entries = toEntries(interaction)
  const isMapBelow = location !== undefined && entries.length <= FEW_ENTRIES && !entries.some(({ files }) => files.some(isPhoto))
  const place = location ? (
    <WorldMap
      styleUrl={mapStyleUrl}
      title={t('interactions:column.place')}
      height={isMapBelow ? 320 : 220}
      places={[
        {
          id: interaction._id,
          name: two ? t('interaction-page:compare.reported') : (location.place ?? thing.name),
          detail: format.dateTime(interaction.reportedDate),
          coordinates: location.point.coordinates,
          accuracy: location.pointAccuracy,
          classification,
        },
        ...(two
          ? [
              {
                id: `${interaction._id} recorded`,
                name: t('interaction-page:compare.recorded'),
                detail: format.dateTime(interaction.recordDate),
                coordinates: two.recorded.point.coordinates,
                accuracy: two.recorded.pointAccuracy,
              },
            ]
          : []),
      ]}
    />
  ) : (
    <Card title={t('interactions:column.place')}>
      <Unplaced>
        <Icon name="place" size={20} />
        <p>{facts.unplaced}</p>
      </Unplaced>
    </Card>
  )
  return (
    <RecordFrame
      back={back}
      eyebrow={task.name}
      title={thing.name}
      subtitle={item?.name}
      image={thing.image}
      status={<ClassificationChip classification={classification} />}
      publicPage={links?.publicPage}
      primary={first && start(first)}
      actions={others.map((action) => ({ ...start(action), destructive: action.tone === 'danger' }))}
    >
      <ActionNotice {...running} getName={() => `${task.name} · ${thing.name}`} onRetry={running.retry} onDismiss={running.dismiss} />
      {expiredAt !== undefined && (
        <Expired>
          <Icon name="clock" />
          <div>
            <b>{t('interaction-page:expired.title')}</b>
            <p>{t('interaction-page:expired.text', { date: format.dateTime(expiredAt) })}</p>
          </div>
        </Expired>
      )}
      <Columns>
        <Main>
          <Answers interaction={interaction} />
          {isMapBelow && place}
          {two && <Comparison places={two} reportedDate={interaction.reportedDate} recordDate={interaction.recordDate} />}
          <Corrections changes={changes} />
        </Main>
        <Aside>
          {review && (
            <Review
              review={review}
              note={reviewNote}
              reason={reviewed?.reason}
              actions={decisions}
              onStart={(action) => running.start(action, [interaction._id])}
            />
          )}
          <Card title={t('common:facts')}>
            <Facts>
              {facts.lines.map(({ label, value, note, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {href === undefined ? value : <a href={href}>{value}</a>}
                    {note !== undefined && <small>{note}</small>}
                  </dd>
                </div>
              ))}
            </Facts>
          </Card>
          {!isMapBelow && place}
        </Aside>
      </Columns>
      <BeforeAction {...running} />
    </RecordFrame>
  )
}
