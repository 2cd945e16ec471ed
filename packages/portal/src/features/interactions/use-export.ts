import type { OrganizationClient } from '@tracemark/api/client'
import type { ExportFormat } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import { useLanguage } from '@tracemark/ui/i18n'
import { useExportFile } from '../../platform/use-export-file.ts'
import { toExport } from './list-query.ts'

/** Makes a file of what the list shows, newest first by the date that the list goes by. */
export const useExport = (client: OrganizationClient, query: ListQuery) => {
  const language = useLanguage()
  return useExportFile<ExportFormat>('interactions', ({ format, separator }) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const order = query.sort.startsWith('recordDate') ? 'recordDate_desc' : 'reportedDate_desc'
    return client.interactions.export({ body: { format, separator, language, timeZone, sort: order, ...toExport(query) } })
  })
}
