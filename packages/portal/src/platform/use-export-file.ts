import { useMutation } from '@tanstack/react-query'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { toFailure } from './failure.ts'
import { saveFile } from './save-file.ts'

/** What a file is asked for. */
interface FileLook<Format extends ExportFormat> {
  format: Format | 'csv'
  separator: CsvSeparator
}

/** Makes a file of what a list shows, also for who goes on to another page meanwhile. `name`: what it is called, before its day. */
export const useExportFile = <Format extends ExportFormat>(name: string, make: (look: FileLook<Format>) => Promise<Blob>) => {
  const t = useTranslate()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: make,
    onMutate: () => toast({ kind: 'notice', text: t('lists:export.begun') }),
    onSuccess: (file, { format }) => {
      saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.${format}`)
      toast({ kind: 'positive', text: t('lists:export.done') })
    },
    onError: (error) => {
      const { why, action } = failureText(t, toFailure(error))
      toast({ kind: 'error', text: `${why} ${action}` })
    },
  })
  return { onExport: (format: Format | 'csv', separator: CsvSeparator) => mutate({ format, separator }), exporting: isPending }
}
