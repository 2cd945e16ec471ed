import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ApiError, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { AnswerForm } from '@tracemark/api/schemas'
import { StaleDialog } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type AnswersRefusal, AnswersScreen, type CorrectedAnswers } from '@tracemark/ui/screens/task-runs/answers'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { FieldOrganization } from './field-organization.tsx'
import { type RecordedFiles, readFiles, sendFiles } from './recorded-files.ts'

interface HeldForm extends RecordedFiles {
  form: AnswerForm
  version: string | undefined
}

const isSameForm = (one: AnswerForm, other: AnswerForm): boolean => {
  const [mine, theirs] = [one, other].map(({ interaction: { review }, answers, attachments }) =>
    JSON.stringify([review, Object.entries(answers).toSorted(), attachments.map(({ stepId, file }) => [stepId, file])]),
  )
  return mine === theirs
}

const Answers = () => {
  const { interactionId: id = '' } = useParams()
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const way = useWayBack()
  const leave = () =>
    way.leave(
      may(contract.interactions.get)
        ? addresses.interactions.one.to({ org: organization.slug, interactionId: id })
        : addresses['guided-tasks'].records.to(),
    )
  const guard = useLeaveGuard()
  const readForm = async (signal: AbortSignal, held?: HeldForm): Promise<HeldForm> => {
    const { entity, version } = await withVersion((options) => client.interactions.answers({ params: { id } }, { ...options, signal }))
    return { form: entity, version, ...(await readFiles(entity, signal, held)) }
  }
  const queryKey = ['interactions', organization.id, 'answers', id, 'form']
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => readForm(signal),
    // Nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accepted = useRef<HeldForm>(undefined)

  const write = async ({ answers, files, reason }: CorrectedAnswers, { version: ifMatch, unread }: HeldForm): Promise<undefined> => {
    const sent = await sendFiles(client, files)
    const attachments = [...sent, ...unread.filter(({ file }) => sent.every((other) => other.file !== file))]
    const body = { answers, attachments, ...(reason !== undefined && { reason }) }
    await client.interactions.correctAnswers({ params: { id }, body }, { ...(ifMatch !== undefined && { ifMatch }) })
    guard.forget()
    toast({ kind: 'positive', text: t('guided-tasks:corrected') })
    void readAnew(queries, ['interactions', organization.id])
    leave()
  }
  /** What somebody else changed that this form does not show is no reason to ask. */
  const saveOver = async (error: Error, corrected: CorrectedAnswers, on: HeldForm): Promise<AnswersRefusal | undefined> => {
    const refusal = toFailure(error)
    if (refusal.code !== 'changed_meanwhile') return refusal
    const newer = await readForm(new AbortController().signal, on)
    const { correction } = newer.form
    if (correction === 'approved') return { code: 'interaction_approved' }
    if (correction === 'over') return { code: 'correction_over' }
    if (isSameForm(newer.form, on.form)) return write(corrected, newer)
    const accept = () => {
      accepted.current = newer
      queries.setQueryData(queryKey, newer)
    }
    const { form, files } = newer
    return {
      ...refusal,
      theirs: { form, answers: form.answers, files, changed: error instanceof ApiError ? error.changed : undefined, accept },
    }
  }
  const save = async (corrected: CorrectedAnswers): Promise<AnswersRefusal | undefined> => {
    const on = accepted.current ?? read.data
    if (on === undefined) return undefined
    return write(corrected, on)
      .catch((error: Error) => saveOver(error, corrected, on))
      .catch(toFailure)
  }
  useTitle(t('interactions:answers.correct'), read.data?.form.interaction.task.name)
  return (
    <main>
      <AnswersScreen
        organization={organization}
        form={read.data?.form}
        files={read.data?.files}
        failure={read.error ? toFailure(read.error) : undefined}
        onSave={save}
        askWhich={(stale) => <StaleDialog {...stale} />}
        onDirty={guard.setDirty}
        onCancel={leave}
        onRetry={() => void read.refetch()}
      />
      {guard.question}
    </main>
  )
}

/** /org/:org/interactions/:interactionId/answers */
export const Component = () => (
  <FieldOrganization>
    <Answers />
  </FieldOrganization>
)
