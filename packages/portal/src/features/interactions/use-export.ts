import { useMutation } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import type { ListQuery } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { toFailure } from '../../platform/failure.ts'
import { saveFile } from '../../platform/save-file.ts'
import { askedOf } from './asked.ts'

/** Makes a file of what the list shows, newest first by the date that the list goes by, also for who goes on to another page meanwhile. */
export const useExport = (client: OrganizationClient, { sort, search, filters = {} }: ListQuery) => {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  return useMutation({
    mutationFn: ({ format, separator }: { format: ExportFormat; separator: CsvSeparator }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const order = sort.startsWith('recordDate') ? 'recordDate_desc' : 'reportedDate_desc'
      return client.interactions.export({ body: { format, separator, language, timeZone, sort: order, ...askedOf(search, filters) } })
    },
    onMutate: () => toast({ kind: 'notice', text: t('lists:export.begun') }),
    onSuccess: (file, { format }) => {
      saveFile(file, `interactions-${new Date().toISOString().slice(0, 10)}.${format}`)
      toast({ kind: 'positive', text: t('lists:export.done') })
    },
    onError: (error) => {
      const { why, action } = failureText(t, toFailure(error))
      toast({ kind: 'error', text: `${why} ${action}` })
    },
  })
}
