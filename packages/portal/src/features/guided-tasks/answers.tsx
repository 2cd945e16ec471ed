import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { AnswersScreen, type CorrectedAnswers } from '@tracemark/ui/screens/task-runs/answers'
import { useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useTitle } from '../../platform/use-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { FieldOrganization } from './field-organization.tsx'
import { readFiles, sendFiles } from './recorded-files.ts'

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
  const read = useQuery({
    queryKey: ['interactions', organization.id, 'answers', id, 'form'],
    queryFn: async ({ signal }) => {
      const { entity, version } = await withVersion((options) => client.interactions.answers({ params: { id } }, { ...options, signal }))
      return { form: entity, version, ...(await readFiles(entity, signal)) }
    },
    // Nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const write = useMutation({
    mutationFn: async ({ answers, files, reason }: CorrectedAnswers) => {
      const attachments = [...(await sendFiles(client, files)), ...(read.data?.unread ?? [])]
      const body = { answers, attachments, ...(reason !== undefined && { reason }) }
      const ifMatch = read.data?.version
      return client.interactions.correctAnswers({ params: { id }, body }, { ...(ifMatch !== undefined && { ifMatch }) })
    },
    onSuccess: () => {
      toast({ kind: 'positive', text: t('guided-tasks:corrected') })
      void readAnew(queries, ['interactions', organization.id])
      leave()
    },
  })
  const refusal = write.error ? toFailure(write.error) : undefined
  useTitle(t('interactions:answers.correct'), read.data?.form.interaction.task.name)
  return (
    <main>
      <AnswersScreen
        // Another version is another form.
        key={read.data?.version}
        organization={organization}
        form={read.data?.form}
        files={read.data?.files}
        failure={read.error ? toFailure(read.error) : undefined}
        saving={write.isPending}
        refusal={refusal}
        problems={refusal?.fields}
        onSave={(corrected) => write.mutate(corrected)}
        onCancel={leave}
        onRetry={() => {
          write.reset()
          void read.refetch()
        }}
      />
    </main>
  )
}

/** /org/:org/interactions/:interactionId/answers */
export const Component = () => (
  <FieldOrganization>
    <Answers />
  </FieldOrganization>
)
