import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { ExportJob } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { ExportsScreen } from '@tracemark/ui/screens/exports'
import { toFailure } from '../../platform/failure.ts'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { useTitle } from '../../platform/use-title.ts'

/** While something waits or runs, and the page is looked at. */
const AGAIN_MS = 3000

const isUnfinished = ({ state }: ExportJob): boolean => state === 'waiting' || state === 'running'

const exportsQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['exports', client.organizationId],
    queryFn: async ({ signal }) => (await client.exports.list({}, { signal })).items,
    // Whoever has just asked for one looks for it here.
    staleTime: 1000,
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? AGAIN_MS : false),
  })

export const prefetch = ({ client, queries }: PageContext) => queries.prefetchQuery(exportsQuery(client))

/** /org/:org/exports */
export const Component = () => {
  const { organization, client } = useOrganization()
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  useTitle(t('exports:title'), organization.name)
  const answer = useQuery(exportsQuery(client))
  const tell = (error: Error) => {
    const { why, action } = failureText(t, toFailure(error))
    toast({ kind: 'error', text: `${why} ${action}` })
  }
  const readAgain = () => void queries.invalidateQueries({ queryKey: exportsQuery(client).queryKey })
  const download = useMutation({
    mutationFn: async ({ id, fileName = '' }: ExportJob) => saveFile(await client.exports.file({ params: { id } }), fileName),
    onError: tell,
    onSettled: readAgain,
  })
  const cancel = useMutation({
    mutationFn: ({ id }: ExportJob) => client.exports.cancel({ params: { id } }),
    onError: tell,
    onSettled: readAgain,
  })
  const remove = useMutation({
    mutationFn: ({ id }: ExportJob) => client.exports.delete({ params: { id } }),
    onError: tell,
    onSettled: readAgain,
  })
  return (
    <ExportsScreen
      jobs={answer.data}
      failure={answer.error ? toFailure(answer.error) : undefined}
      onRetry={() => void answer.refetch()}
      downloading={new Set(download.isPending ? [download.variables.id] : [])}
      onDownload={(job) => download.mutate(job)}
      onCancel={(job) => cancel.mutate(job)}
      onRemove={(job) => remove.mutate(job)}
    />
  )
}
