import { contract } from '@tracemark/api/contract'
import { isReasonRequired, listReviewMoves } from '@tracemark/api/rules'
import type { Interaction, ReviewState } from '@tracemark/api/schemas'
import type { ListAction, Words } from '@tracemark/ui/components/list-frame'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from '../../platform/organization-context.tsx'
import type { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { useAccountView } from '../../platform/services-context.tsx'

/** As long as a reason may be. */
const REASON_MAX = 1000

const icons = { received: 'undo', needs_changes: 'pen', approved: 'verified', rejected: 'close' } as const

const decisions = ['approved', 'needs_changes', 'rejected'] as const satisfies readonly ReviewState[]

/** What can be decided in the review of interactions. `find`: one as it is known here. */
export const useReviewActions = (
  each: ReturnType<typeof useRowCalls<Interaction & { id: string }>>,
  getName: (row: Interaction) => string,
  find: (id: string) => Interaction | undefined,
) => {
  const { client, may } = useOrganization()
  const account = useAccountView()
  const t = useTranslate()
  const format = useFormat()
  const isOwn = (row: Interaction) => account.kind === 'loaded' && row.createdBy?.id === account.account.id
  const canBecome = (row: Interaction, next: ReviewState) =>
    row.review !== undefined && listReviewMoves(row.review).includes(next) && (next === 'received' || !isOwn(row))
  const setReview = (review: ReviewState, reason?: string) => (id: string) =>
    client.interactions.review({ params: { id }, body: { review, ...(reason !== undefined && { reason }) } })
  const reopened = () => t('interactions:review.reopened')

  /** `title`: of the question, where it asks for a reason; of several, the question itself says how many. */
  const decide = (review: ReviewState, title: Words | undefined): ListAction => ({
    id: `review-${review}`,
    label: t(`interactions:decide.${review}`),
    icon: icons[review],
    result: 'updated',
    saysItself: true,
    // One of another page is not known here: the server decides.
    changes: (id) => {
      const row = find(id)
      return row === undefined || canBecome(row, review)
    },
    confirm: isReasonRequired(review) ? { title } : undefined,
    ask: isReasonRequired(review)
      ? () => ({
          label: t('interactions:correct.reason'),
          words: { maxLength: REASON_MAX, required: true, hint: t('interactions:correct.reason_hint') },
        })
      : undefined,
    run: (ids, onProgress, words, signal) => {
      const [reason] = words
      const call = { kind: `${review} ${reason ?? ''}`, call: setReview(review, reason) }
      const run = each(
        call,
        (name) => (review === 'received' ? reopened() : t(`interactions:decided.${review}`, { name })),
        review === 'received'
          ? undefined
          : {
              call: { kind: `reopen after ${review}`, call: setReview('received') },
              told: (done) => t('interactions:classify.done', { count: done.length, shown: format.number(done.length) }),
              undone: reopened,
            },
      )
      return run(ids, onProgress, words, signal)
    },
  })

  const mayReview = may(contract.interactions.review)
  return {
    /** Of one: what can be decided now. */
    decisionsOn: (row: Interaction): ListAction[] =>
      mayReview
        ? [...decisions, 'received' as const]
            .filter((next) => canBecome(row, next))
            .map((next) =>
              decide(next, isReasonRequired(next) ? t(`interactions:decide.${next}_title`, { name: getName(row) }) : undefined),
            )
        : [],
    /** Of several. */
    bulkDecisions: mayReview ? decisions.map((next) => decide(next, undefined)) : [],
    /** Why nothing can be decided of one, or why it can't be corrected. */
    noteOn: (row: Interaction): string | undefined => {
      if (row.review === 'approved') return t('interactions:review.approved_note')
      return mayReview && row.review !== undefined && row.review !== 'rejected' && isOwn(row)
        ? t('interactions:review.own_note')
        : undefined
    },
  }
}
