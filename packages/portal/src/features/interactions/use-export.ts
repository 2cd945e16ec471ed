import type { ExportFormat } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import { useLanguage } from '@tracemark/ui/i18n'
import { useExportFile } from '../../platform/use-export-file.ts'
import { toExport } from './list-query.ts'

/** Makes a file of what the list shows, in its order. */
export const useExport = (query: ListQuery) => {
  const language = useLanguage()
  return useExportFile<ExportFormat>((look) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return { list: 'interactions', query: { ...look, language, timeZone, ...toExport(query) } }
  })
}
