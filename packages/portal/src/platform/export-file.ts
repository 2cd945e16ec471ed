import { ApiError, type OrganizationClient } from '@tracemark/api/client'
import { assetColumns, type ExportFormat, interactionColumns, type NewExportJob, unitColumns } from '@tracemark/api/schemas'
import type { AskedFile } from '@tracemark/ui/components/list-export'
import type { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import type { Translate } from '@tracemark/ui/i18n'
import type * as z from 'zod/mini'
import { toFailure } from './failure.ts'
import { saveFile } from './save-file.ts'

export type Job = z.input<typeof NewExportJob>

const pick = <Name extends string>(known: readonly Name[], names: readonly string[]): Name[] =>
  names.flatMap((name) => known.filter((one) => one === name))

/** What of the list the file has. */
export const narrowJob = (job: Job, { columns, ids }: Pick<AskedFile<ExportFormat>, 'columns' | 'ids'>): Job => {
  const rows = ids && { ids: [...ids] }
  if (job.list === 'interactions')
    return { ...job, query: { ...job.query, ...rows, ...(columns && { columns: pick(interactionColumns, columns) }) } }
  if (job.list === 'units') return { ...job, query: { ...job.query, ...rows, ...(columns && { columns: pick(unitColumns, columns) }) } }
  return { ...job, query: { ...job.query, ...rows, ...(columns && { columns: pick(assetColumns, columns) }) } }
}

interface Asked {
  client: OrganizationClient
  t: Translate
  toast: ReturnType<typeof useToast>
  job: Job
}

const makeFile = (client: OrganizationClient, job: Job): Promise<Blob> => {
  if (job.list === 'interactions') return client.interactions.export({ body: job.query })
  return job.list === 'units' ? client.units.export({ body: job.query }) : client.assets.export({ body: job.query })
}

/** Downloads a file. Gives its format where more rows match than an answer has. */
export const exportFile = async ({ client, t, toast, job }: Asked): Promise<ExportFormat | undefined> => {
  toast({ kind: 'notice', text: t('lists:export.begun') })
  try {
    saveFile(await makeFile(client, job), `${job.list}-${new Date().toISOString().slice(0, 10)}.${job.query.format}`)
    toast({ kind: 'positive', text: t('lists:export.done') })
  } catch (error) {
    const failure = toFailure(error as Error)
    if (failure.code === 'export_too_large') return job.query.format
    const { why, action } = failureText(t, failure)
    toast({ kind: 'error', text: `${why} ${action}` })
  }
  return undefined
}

const explain = (t: Translate, error: Error): string => {
  // Others that count how often somebody calls are not reached by a click.
  if (error instanceof ApiError && error.code === 'rate_limited') return t('exports:full')
  const { why, action } = failureText(t, toFailure(error))
  return `${why} ${action}`
}

/** Asks for a file that is made in the background. `onOpenExports`: the way to it. */
export const prepareFile = async ({ client, t, toast, job, onOpenExports }: Asked & { onOpenExports: () => void }): Promise<void> => {
  const action = { label: t('exports:title'), onSelect: onOpenExports }
  try {
    await client.exports.create({ body: job })
    toast({ kind: 'notice', text: t('exports:begun'), action })
  } catch (error) {
    toast({ kind: 'error', text: explain(t, error as Error), action })
  }
}
