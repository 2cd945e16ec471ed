import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { AnswerForm } from '@tracemark/api/schemas'
import { openDevice } from '@tracemark/embed/device-runs'
import { createCorrector } from '@tracemark/state-machines/device-runs'
import { StaleDialog } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type AnswersRefusal, AnswersScreen, type CorrectedAnswers } from '@tracemark/ui/screens/task-runs/answers'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useSessionView } from '../../platform/services-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { FieldOrganization } from './field-organization.tsx'
import { fromRunFiles, type RecordedFiles, readFiles, recallFiles, toRunFiles } from './recorded-files.ts'
import { useCorrector } from './use-corrector.ts'

interface HeldForm extends RecordedFiles {
  form: AnswerForm
  version: string | undefined
  /** What was written of it before, and is on this device alone. */
  written?: CorrectedAnswers | undefined
}

/** What waits on this device of this interaction. A browser that keeps nothing has none. */
const findKept = async (id: string, subject: string): Promise<HeldForm | undefined> => {
  const device = await openDevice()
  const kept = await device
    .correctionsFor('')
    .find(id, subject)
    .catch(() => undefined)
  if (!kept) return undefined
  const { answers, correction } = kept
  const { form, version, unread, reason } = correction
  const files = fromRunFiles(kept.files)
  return { form, version, unread, files: recallFiles(form, files), written: { answers, files, reason } }
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
  useCorrector()
  const session = useSessionView()
  const subject = session.kind === 'signedIn' ? session.subject : ''
  const readForm = async (signal: AbortSignal, held?: Pick<HeldForm, 'files'>): Promise<HeldForm> => {
    const { entity, version } = await withVersion((options) => client.interactions.answers({ params: { id } }, { ...options, signal }))
    return { form: entity, version, ...(await readFiles(entity, signal, held)) }
  }
  const queryKey = ['interactions', organization.id, 'answers', id, 'form']
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await findKept(id, subject)) ?? readForm(signal),
    // Nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accepted = useRef<HeldForm>(undefined)

  const save = async ({ answers, files, reason }: CorrectedAnswers): Promise<AnswersRefusal | undefined> => {
    const on = accepted.current ?? read.data
    if (on === undefined) return undefined
    const { form, version, unread } = on
    const { correctionsFor } = await openDevice()
    const sent = await correctionsFor('').send(
      {
        correction: {
          interactionId: id,
          organization: { id: organization.id, slug: organization.slug },
          subject,
          form,
          version,
          unread,
          reason,
        },
        answers,
        files: toRunFiles(files),
      },
      { name: organization.name },
      createCorrector(client),
    )
    if (sent.kind !== 'failed') {
      guard.forget()
      toast(
        sent.kind === 'corrected'
          ? { kind: 'positive', text: t('guided-tasks:corrected') }
          : { kind: 'notice', text: t('guided-tasks:correction_kept') },
      )
      void readAnew(queries, ['interactions', organization.id])
      leave()
      return undefined
    }
    const { failure } = sent
    if (failure.code !== 'changed_meanwhile') return failure
    const newer = await readForm(new AbortController().signal, { files }).catch(toFailure)
    if ('code' in newer) return newer
    const accept = () => {
      accepted.current = newer
    }
    return { ...failure, theirs: { form: newer.form, answers: newer.form.answers, files: newer.files, changed: failure.changed, accept } }
  }
  useTitle(t('interactions:answers.correct'), read.data?.form.interaction.task.name)
  return (
    <main>
      <AnswersScreen
        organization={organization}
        form={read.data?.form}
        files={read.data?.files}
        written={read.data?.written}
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
