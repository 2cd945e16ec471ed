import type { VariantOffer } from '@tracemark/api/schemas'
import { useState } from 'react'
import type { NamedAttribute } from '../../../components/AttributeList/attribute-words.ts'
import { Card } from '../../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { OfferState } from '../../../components/OfferState/OfferState.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton/PageSkeleton.tsx'
import { RecordHeader } from '../../../components/RecordHeader/RecordHeader.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Answered } from './Answered.tsx'
import { type Acceptance, Answering, type OwnAsset } from './Answering.tsx'
import { Content } from './Content.tsx'
import { Columns } from './parts.ts'

export interface OfferScreenProps {
  /** Undefined while it is loaded. */
  offer: VariantOffer | undefined
  /** It could not be read. */
  failure?: Failure | undefined
  /** An answer is on its way. */
  busy?: boolean
  /** The last answer was not taken. */
  problem?: Failure | undefined
  /** Assets of the organization that the variant may come to; one is made for it where none is chosen. */
  assets?: readonly OwnAsset[] | undefined
  /** What a unit of measure is called, by its code. */
  getUnitName: (code: string) => string
  /** Attributes that come with the product; undefined while they are loaded. */
  known?: readonly NamedAttribute[] | undefined
  /** Absent where the person may not. */
  onAccept?: ((answer: Acceptance) => void) | undefined
  onDecline?: (() => void) | undefined
  /** Ends continuous sharing. */
  onEnd?: (() => void) | undefined
  /** Absent where there is no copy. */
  onOpenCopy?: (() => void) | undefined
  /** To the list of offers. */
  onBack: () => void
  onRetry: () => void
}

const none: readonly OwnAsset[] = []

type Question = { kind: 'accept'; answer: Acceptance } | { kind: 'decline' | 'end' }

/** One offer: who offers what, what comes with it, and the answer. */
export const OfferScreen = ({
  offer,
  failure,
  busy = false,
  problem,
  assets = none,
  getUnitName,
  known,
  onBack,
  onRetry,
  ...calls
}: OfferScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [question, setQuestion] = useState<Question>()
  if (failure)
    return (
      <ErrorPanel
        failure={failure}
        heading="h1"
        onRetry={onRetry}
        back={{ label: t('errors:to_list', { name: t('names:catalogue.shared_with_us') }), onBack }}
      />
    )
  if (!offer) return <PageSkeleton />
  const { origin, content, message, state } = offer
  const confirm = () => {
    if (question?.kind === 'accept') calls.onAccept?.(question.answer)
    if (question?.kind === 'decline') calls.onDecline?.()
    if (question?.kind === 'end') calls.onEnd?.()
    setQuestion(undefined)
  }
  const words = {
    accept: t('common:accept'),
    decline: t('common:decline'),
    end: t('offers:end.action'),
  }
  const asked = question?.kind ?? 'accept'
  const chosen = question?.kind === 'accept' ? (assets.find(({ id }) => id === question.answer.thingId) ?? offer.copyThing) : undefined
  return (
    <article>
      <RecordHeader
        back={{ label: t('names:catalogue.shared_with_us'), onBack }}
        eyebrow={t('offers:from', { name: origin.name })}
        title={content.name}
        subtitle={format.list([content.variantId, format.dateTime(offer.createdAt)])}
        image={content.thing.image}
      >
        <OfferState state={state} />
      </RecordHeader>
      <Columns>
        <div>
          {state === 'offered' ? (
            <Answering
              offer={offer}
              busy={busy}
              problem={problem}
              assets={assets}
              onAccept={calls.onAccept && ((answer) => setQuestion({ kind: 'accept', answer }))}
              onDecline={calls.onDecline && (() => setQuestion({ kind: 'decline' }))}
            />
          ) : (
            <Answered
              offer={offer}
              busy={busy}
              problem={problem}
              onEnd={calls.onEnd && (() => setQuestion({ kind: 'end' }))}
              onOpenCopy={calls.onOpenCopy}
            />
          )}
          {message !== undefined && (
            <Card title={t('offers:message')}>
              <p>{message}</p>
            </Card>
          )}
        </div>
        <Content offer={offer} getUnitName={getUnitName} known={known} />
      </Columns>
      <ConfirmDialog
        open={question !== undefined}
        icon={asked === 'accept' ? 'layers' : 'close'}
        tone={asked === 'accept' ? 'plain' : 'danger'}
        title={t(`offers:${asked}.confirm`, { name: content.name })}
        text={
          chosen ? t('offers:accept.text_to', { name: origin.name, asset: chosen.name }) : t(`offers:${asked}.text`, { name: origin.name })
        }
        confirmLabel={words[asked]}
        onConfirm={confirm}
        onClose={() => setQuestion(undefined)}
      />
    </article>
  )
}
