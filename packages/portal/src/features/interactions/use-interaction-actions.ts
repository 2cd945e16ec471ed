import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import { getAnswerCorrection, hasWords } from '@tracemark/api/rules'
import { type Classification, classifications, type Interaction } from '@tracemark/api/schemas'
import type { ListAction, RowFailure, RunningAction, Words } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { entityIcons } from '@tracemark/ui/entity-icons'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useRef } from 'react'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { useAccountView } from '../../platform/services-context.tsx'
import { useWayBack } from '../../platform/use-way-back.ts'
import { changeCollection } from '../collections/change-collection.ts'
import { collections } from '../collections/resource.ts'
import { writeGuidedAddress } from '../guided-tasks/guided-address.ts'
import { runningTasks } from './running-tasks.ts'
import { useReviewActions } from './use-review-actions.ts'

const { interactions } = contract

/** Nothing is added to what a rule fills. */
const byHand = { ...collections, offered: { byRule: 'false' } } as const

const getName = ({ task, thing }: Interaction): string => `${task.name} · ${thing.name}`

/**
 * What can be done with interactions, one or many at a time. `rows`: those that are shown; `collectionId`: of the collection whose they
 * are, `isByRule`: it is filled by its rule; `getVersion`: of one that is shown whole.
 */
export const useInteractionActions = (
  rows: readonly Interaction[],
  {
    collectionId,
    isByRule = false,
    getVersion,
  }: { collectionId?: unknown; isByRule?: boolean; getVersion?: (id: string) => string | undefined } = {},
) => {
  const { organization, client, may } = useOrganization()
  const { open } = useWayBack()
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  // Selected rows of other pages are still known.
  const known = useRef(new Map<string, Interaction>())
  for (const row of rows) known.current.set(row._id, row)
  const each = useRowCalls(
    ['interactions', organization.id],
    rows.map((row) => ({ ...row, id: row._id })),
    getName,
  )
  const told = () => t('interactions:updated')
  const tellCount = (done: readonly string[]) => t('interactions:classify.done', { count: done.length, shown: format.number(done.length) })
  const { decisionsOn, bulkDecisions, noteOn } = useReviewActions(each, getName, (id) => known.current.get(id), getVersion)
  const isApproved = (id: string) => known.current.get(id)?.review === 'approved'

  const correct: ListAction = {
    id: 'correct',
    label: t('interactions:correct'),
    icon: 'pen',
    onSelect: ([id = '']) => open(addresses.interactions.correct.to({ org: organization.slug, interactionId: id })),
  }
  /** For who may change no more than the answers that they gave. */
  const correctAnswers: ListAction = {
    ...correct,
    onSelect: ([id = '']) => open(addresses['guided-tasks'].answers.to({ org: organization.slug, interactionId: id })),
  }
  /** The same task for the same asset and unit: nothing that was answered is copied. */
  const recordAgain = ({ thingId, item, task }: Interaction): ListAction => ({
    id: 'record-again',
    label: t('interactions:record_again'),
    icon: 'copy',
    onSelect: () => {
      const place = writeGuidedAddress({ thingId, itemId: item?.id, taskId: task.id })
      open(`${addresses['guided-tasks'].guided.to({ org: organization.slug })}${place}`)
    },
  })
  const account = useAccountView()
  const mayCorrectAnswers = (row: Interaction): boolean => {
    const isOwn = account.kind === 'loaded' && row.createdBy?.id === account.account.id
    const hours = organization.correctionHours
    const correction = getAnswerCorrection(row, { isOwn, mayUpdate: false, hours, now: serverClock.date() })
    return may(interactions.correctAnswers) && correction === 'open'
  }
  const setClassification = (id: string, classification: Classification) =>
    client.interactions.update({ params: { id }, body: { classification } })
  /** `title`: of one; of several, the question itself says how many. */
  const classify = (title: Words | undefined): ListAction => ({
    id: 'classify',
    label: t('interactions:classify'),
    icon: 'tag',
    result: 'updated',
    changes: (id) => !isApproved(id),
    confirm: { title },
    ask: () => ({
      label: t('interactions:column.classification'),
      text: t('interactions:classify.text'),
      find: async (search) =>
        classifications
          .map((value) => ({ value, label: t(`interactions:classification.${value}`), icon: value }))
          .filter(({ label }) => hasWords(search, label)),
    }),
    run: (ids, onProgress, chosen, signal) => {
      const [wanted] = chosen as Classification[]
      if (!wanted) return Promise.resolve([])
      const before = new Map(ids.flatMap((id) => known.current.get(id) ?? []).map((row) => [row._id, row.classification]))
      const run = each({ kind: `classify ${wanted}`, call: (id) => setClassification(id, wanted) }, told, {
        call: { kind: 'classify back', call: (id) => setClassification(id, before.get(id) ?? 'unclassified') },
        told: tellCount,
        undone: told,
      })
      return run(ids, onProgress, chosen, signal)
    },
    saysItself: true,
  })
  const isExpired = (id: string) => known.current.get(id)?.expiredAt !== undefined
  const expire = (title: Words): ListAction => ({
    id: 'expire',
    label: t('interactions:expire'),
    icon: 'clock',
    result: 'updated',
    changes: (id) => !isExpired(id),
    confirm: { title, text: t('interactions:expire.text') },
    run: each({ kind: 'expire', call: (id) => client.interactions.expire({ params: { id }, body: {} }) }, told),
  })
  const restore: ListAction = {
    id: 'restore',
    label: t('interactions:restore'),
    icon: 'clock',
    result: 'updated',
    changes: isExpired,
    run: each({ kind: 'restore', call: (id) => client.interactions.expire({ params: { id }, body: { expiredAt: null } }) }, told),
  }
  const remove = (title: Words): ListAction => ({
    id: 'delete',
    label: t('common:delete'),
    icon: 'trash',
    tone: 'danger',
    result: 'deleted',
    confirm: { title, text: t('interactions:delete.text') },
    run: each({ kind: 'delete', call: (id) => client.interactions.delete({ params: { id } }) }, (name) => t('common:deleted', { name })),
  })
  const restoring = { kind: 'bring back', call: (id: string) => client.interactions.restore({ params: { id }, body: {} }) }
  /** Undone as easily as done: nothing is asked before. */
  const hide: ListAction = {
    id: 'hide',
    label: t('interactions:hide'),
    icon: 'eye_off',
    result: 'updated',
    run: each(
      { kind: 'hide', call: (id) => client.interactions.hide({ params: { id }, body: {} }) },
      (name) => t('interactions:hide.done', { name }),
      { call: restoring, told: tellCount, undone: told },
    ),
  }

  const queries = useQueryClient()
  const findCollections = useFindOptions(byHand)
  /** All at once: one that is not changed leaves all as they were. */
  const changeAll = async (
    id: string,
    [ids, onProgress, , signal]: Parameters<RunningAction['run']>,
    change: (held: readonly string[]) => string[],
  ): Promise<RowFailure[]> => {
    if (signal.aborted) return []
    try {
      await changeCollection(client, id, change)
      onProgress(ids.length)
      if (ids.length === 1) toast({ kind: 'positive', text: told() })
      await Promise.all([readAnew(queries, [collections.name, organization.id]), readAnew(queries, ['interactions', organization.id])])
      return []
    } catch (error) {
      const failure = toFailure(error as Error)
      return ids.map((row) => ({ id: row, failure }))
    }
  }
  const collect: ListAction = {
    id: 'collect',
    label: t('interactions:add_to_collection'),
    icon: entityIcons.collections,
    result: 'updated',
    ask: () => ({ label: t('names:collections.one'), text: t('interactions:add_to_collection.by_hand'), find: findCollections }),
    run: (...asked) => changeAll(asked[2][0] ?? '', asked, (held) => [...held, ...asked[0]]),
  }
  const takeOut: ListAction = {
    id: 'take-out',
    label: t('interactions:remove_from_collection'),
    icon: 'minus',
    result: 'removed',
    ...(isByRule && { disabled: true, hint: t('interactions:remove_from_collection.by_rule') }),
    run: (...asked) => changeAll(String(collectionId), asked, (held) => held.filter((id) => !asked[0].includes(id))),
  }

  const mayUpdate = may(interactions.update)
  const mayCollect = may(contract.collections.list) && may(contract.collections.get) && may(contract.collections.update)
  const mayDelete = may(interactions.delete)
  return {
    decisionsOn,
    noteOn,
    /** Without those of its review. */
    actionsOn: (row: Interaction): ListAction[] => {
      const { _id } = row
      const name = getName(row)
      return [
        ...(mayUpdate
          ? [
              ...(isApproved(_id) ? [] : [correct, classify(t('interactions:classify.one_title', { name }))]),
              isExpired(_id) ? restore : expire(t('interactions:expire.one_title', { name })),
              hide,
            ]
          : mayCorrectAnswers(row)
            ? [correctAnswers]
            : []),
        ...(may(runningTasks) ? [recordAgain(row)] : []),
        ...(mayCollect ? [collect, ...(collectionId === undefined ? [] : [takeOut])] : []),
        ...(mayDelete ? [remove(t('common:delete_one_title', { name }))] : []),
      ]
    },
    bulkActions: [
      ...(mayUpdate ? [classify(undefined), ...bulkDecisions, expire({ counted: 'interactions:expire.selected_title' }), hide] : []),
      ...(mayCollect ? [collect, ...(collectionId === undefined ? [] : [takeOut])] : []),
      ...(mayDelete ? [remove({ counted: 'common:delete_selected_title' })] : []),
    ] satisfies ListAction[],
  }
}
