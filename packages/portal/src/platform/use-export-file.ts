import { addresses } from '@tracemark/api/addresses'
import type { ExportFormat } from '@tracemark/api/schemas'
import type { AskedFile } from '@tracemark/ui/components/list-export'
import { onDemand } from '@tracemark/ui/components/on-demand'
import { useToast } from '@tracemark/ui/components/toasts'
import { useI18n } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Job } from './export-file.ts'
import { useOrganization } from './organization-context.tsx'

/** Fetched when a file is asked for. */
const fileCode = onDemand(() => import('./export-file.ts'), ['exports'])

/** Makes a file of what a list shows, also for who goes on to another page meanwhile; or in the background, where it is too large for an answer. */
export const useExportFile = <Format extends ExportFormat>(toJob: (look: Pick<AskedFile<Format>, 'format' | 'separator'>) => Job) => {
  const { organization, client } = useOrganization()
  const { t, load } = useI18n()
  const toast = useToast()
  const navigate = useNavigate()
  const [exporting, setExporting] = useState(false)
  const [refused, setRefused] = useState<{ format: Format | 'csv' }>()
  const onOpenExports = () => void navigate(addresses.exports.list.to({ org: organization.slug }))
  const ask =
    (isLater: boolean) =>
    async ({ format, separator, ...part }: AskedFile<Format>) => {
      setExporting(true)
      try {
        const [{ exportFile, narrowJob, prepareFile }] = await Promise.all([fileCode.load(), load?.('exports')])
        const asked = { client, t, toast, job: narrowJob(toJob({ format, separator }), part) }
        if (isLater) await prepareFile({ ...asked, onOpenExports })
        else if (await exportFile(asked)) setRefused({ format })
      } catch {
        toast({ kind: 'error', text: `${t('errors:away.what')}. ${t('errors:away.action')}` })
      }
      setExporting(false)
    }
  return { exporting, refused, onExport: ask(false), onPrepare: ask(true), onOpenExports }
}
