import type { ExportFormat } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { PageAction } from '../PageHeader/ActionsMenu.tsx'
import type { ListExport, ShownList } from './list-export.ts'

export type { AskedFile, ListExport, ShownList } from './list-export.ts'

/** Fetched when a file is asked for. */
const dialogCode = onDemand(() => import('./ExportDialog.tsx'), ['forms', 'exports'])

interface ListExportOptions<Format extends ExportFormat> extends ListExport<Format> {
  formats: readonly (Format | 'csv')[]
  /** How many match the filters. */
  total: number
}

interface Asked<Format extends ExportFormat> {
  format: Format | 'csv'
  shown?: ShownList | undefined
  open: boolean
  refused?: object | undefined
}

/** The actions of a list that make a file of it, and the dialog that asks before: what of the list is in it, and whether it may be prepared in the background. */
export const useListExport = <Format extends ExportFormat>({
  formats,
  total,
  exporting,
  refused,
  onOpenExports,
  ...calls
}: ListExportOptions<Format>): { getActions: (shown: ShownList) => PageAction[]; dialogs: ReactNode } => {
  const t = useTranslate()
  /** The dialog that is open, and the one that was: it closes with the words that it had. */
  const [asked, setAsked] = useState<Asked<Format>>()
  if (refused && refused !== asked?.refused) setAsked({ ...asked, ...refused, open: true, refused })
  const ExportDialog = useOnDemand(dialogCode, asked !== undefined)?.ExportDialog
  return {
    getActions: (shown) => [
      ...formats.map((format) => ({
        id: format,
        icon: 'download' as const,
        label: t('lists:export.as', { format: format.toUpperCase() }),
        disabled: exporting || total === 0,
        onSelect: () => setAsked({ format, shown, open: true, refused }),
      })),
      { id: 'exports', icon: 'clock', label: t('lists:export.all'), onSelect: onOpenExports },
    ],
    dialogs: ExportDialog && asked && (
      <ExportDialog
        {...calls}
        open={asked.open}
        kind={asked.format}
        shown={asked.shown}
        total={total}
        isRefused={asked.format === refused?.format}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    ),
  }
}
