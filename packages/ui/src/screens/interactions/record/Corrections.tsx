import type { InteractionDetail } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { AnswerText } from './AnswerText.tsx'
import { compareVersions } from './compare-versions.ts'
import type { Entry } from './entries.ts'
import { PlaceName } from './PlaceText.tsx'
import { Change, History } from './parts.tsx'

type Revision = NonNullable<InteractionDetail['changes']>[number]
type Field = Exclude<keyof Revision['after'], 'answers' | 'attachments' | 'valueChainElement'>

const fields = [
  'visibility',
  'review',
  'classification',
  'reportedDate',
  'reportedLocation',
  'valueChainElementId',
  'expiredAt',
] as const satisfies readonly Field[]

const labels = {
  visibility: 'interaction-page:visibility',
  review: 'interactions:review',
  classification: 'interactions:column.classification',
  reportedDate: 'interactions:occurred',
  reportedLocation: 'interactions:column.place',
  valueChainElementId: 'interactions:column.element',
  expiredAt: 'interaction-page:holds_until',
} as const satisfies Record<Field, string>

/** What was given to a question in one version. */
const Given = ({ entry }: { entry: Entry | undefined }) => {
  const t = useTranslate()
  if (!entry) return t('interaction-page:none')
  return (
    <>
      {entry.answer && <AnswerText answer={entry.answer} places={[]} />}
      {entry.files.map(({ file, name }) => (
        <a key={file} href={file} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </>
  )
}

/** A decision of a reviewer; who corrects what was sent back hands it in again with that. */
const isDecision = ({ after }: Revision): boolean => after.review !== undefined && !after.answers && !after.attachments

/** It was hidden, shown again, deleted or expired: nothing that it says became another. */
const isStanding = ({ after }: Revision): boolean => Object.keys(after).every((field) => field === 'visibility' || field === 'expiredAt')

const getWhat = (revision: Revision) => {
  if (isDecision(revision)) return 'interaction-page:reviewed_by'
  return isStanding(revision) ? 'interaction-page:changed_by' : 'interaction-page:corrected_by'
}

/** Who corrected what, and when: as it was, and as it became. The newest first. */
export const Corrections = ({ changes }: { changes: readonly Revision[] }) => {
  const t = useTranslate()
  const format = useFormat()
  const words = (field: Field, said: Revision['after']): ReactNode => {
    if (field === 'classification')
      return said.classification ? t(`interactions:classification.${said.classification}`) : t('interaction-page:none')
    if (field === 'visibility')
      return t(
        said.visibility === 'hidden' || said.visibility === 'deleted'
          ? `interaction-page:visibility.${said.visibility}`
          : 'interaction-page:visibility.shown',
      )
    if (field === 'review') return said.review ? t(`interactions:review.${said.review}`) : t('interaction-page:none')
    if (field === 'reportedLocation') {
      const location = said.reportedLocation
      if (!location) return t('interaction-page:none')
      return <PlaceName location={location} />
    }
    if (field === 'valueChainElementId')
      return said.valueChainElement?.name ?? t(said.valueChainElementId ? 'lists:filter.deleted' : 'interaction-page:none')
    const instant = said[field]
    return instant ? format.dateTime(instant) : t('interaction-page:none')
  }
  return (
    <Card title={t('interaction-page:history')}>
      {changes.length === 0 ? (
        <p>{t('interaction-page:never_corrected')}</p>
      ) : (
        <History>
          {changes.toReversed().map((revision) => (
            <li key={revision.changedAt}>
              <span>
                <Icon name={isDecision(revision) ? 'eye' : 'pen'} size={14} />
              </span>
              <div>
                <b>
                  {revision.changedBy
                    ? t(getWhat(revision), { name: revision.changedBy.name })
                    : t(isDecision(revision) ? 'interactions:review' : 'interaction-page:corrected')}
                </b>
                <time dateTime={revision.changedAt}>{format.dateTime(revision.changedAt)}</time>
                {compareVersions(revision).map(({ id, label = t('interaction-page:files'), before, after }) => (
                  <Change key={id}>
                    <dt>{label}</dt>
                    <dd>
                      <s>
                        <span>{t('interaction-page:before')}: </span>
                        <Given entry={before} />
                      </s>
                      <Icon name="right" size={14} />
                      <ins>
                        <span>{t('interaction-page:after')}: </span>
                        <Given entry={after} />
                      </ins>
                    </dd>
                  </Change>
                ))}
                {fields
                  .filter((field) => field in revision.after)
                  .map((field) => (
                    <Change key={field}>
                      <dt>{t(labels[field])}</dt>
                      <dd>
                        <s>
                          <span>{t('interaction-page:before')}: </span>
                          {words(field, revision.before)}
                        </s>
                        <Icon name="right" size={14} />
                        <ins>
                          <span>{t('interaction-page:after')}: </span>
                          {words(field, revision.after)}
                        </ins>
                      </dd>
                    </Change>
                  ))}
                {revision.reason !== undefined && <blockquote>{revision.reason}</blockquote>}
              </div>
            </li>
          ))}
        </History>
      )}
    </Card>
  )
}
