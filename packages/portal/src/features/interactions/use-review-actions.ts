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

/** What can be decided in the review of interactions. `find`: one as it is known here; `getVersion`: of one that is shown whole. */
export const useReviewActions = (
  each: ReturnType<typeof useRowCalls<Interaction & { id: string }>>,
  getName: (row: Interaction) => string,
  find: (id: string) => Interaction | undefined,
  getVersion: ((id: string) => string | undefined) | undefined,
) => {
  const { client, may } = useOrganization()
  const account = useAccountView()
  const t = useTranslate()
  const format = useFormat()
  const isOwn = (row: Interaction) => account.kind === 'loaded' && row.createdBy?.id === account.account.id
  const canBecome = (row: Interaction, next: ReviewState) =>
    row.review !== undefined && listReviewMoves(row.review, isOwn(row)).includes(next)
  const setReview = (review: ReviewState, reason?: string) => (id: string) => {
    // What changed after it was read is looked at again before it is decided.
    const ifMatch = getVersion?.(id)
    const body = { review, ...(reason !== undefined && { reason }) }
    return client.interactions.review({ params: { id }, body }, { ...(ifMatch !== undefined && { ifMatch }) })
  }
  const reopen = (id: string) => client.interactions.review({ params: { id }, body: { review: 'received' } })
  const reopened = () => t('interactions:review.reopened')

  /** `title`: of the question, where it asks for a reason; of several, the question itself says how many. */
  const decide = (review: ReviewState, title: Words | undefined, label = t(`interactions:decide.${review}`)): ListAction => ({
    id: `review-${review}`,
    label,
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
              call: { kind: `reopen after ${review}`, call: reopen },
              // What was sent back before has the reason of that.
              impossible: !ids.every((id) => find(id)?.review === 'received'),
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
              decide(
                next,
                isReasonRequired(next) ? t(`interactions:decide.${next}_title`, { name: getName(row) }) : undefined,
                isOwn(row) ? t('interactions:decide.again') : undefined,
              ),
            )
        : [],
    /** Of several. */
    bulkDecisions: mayReview ? decisions.map((next) => decide(next, undefined)) : [],
    /** Why nothing can be decided of one, or why it can't be corrected. */
    noteOn: (row: Interaction): string | undefined => {
      if (!mayReview || row.review === undefined) return undefined
      if (isOwn(row)) return row.review === 'received' ? t('interactions:review.own_note') : undefined
      return row.review === 'approved' ? t('interactions:review.approved_note') : undefined
    },
  }
}
