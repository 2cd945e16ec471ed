import { EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { usualSeparator } from '../CsvDialog/usual-separator.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { PageAction } from '../PageHeader/ActionsMenu.tsx'

/** Fetched when a file is asked for. */
const dialogCode = onDemand(() => import('./ExportDialog.tsx'), ['forms', 'exports'])

/** A list that is exported as it is filtered. */
export interface ListExport<Format extends ExportFormat> {
  /** Exports all that match the filters. */
  onExport: (format: Format | 'csv', separator: CsvSeparator) => void
  /** Prepares the same in the background. */
  onPrepare: (format: Format | 'csv', separator: CsvSeparator) => void
  /** Opens the page of exports. */
  onOpenExports: () => void
  /** An export is under way. */
  exporting?: boolean | undefined
  /** What the server has not answered, because there are more rows than were counted. */
  refused?: { format: Format | 'csv' } | undefined
}

interface ListExportOptions<Format extends ExportFormat> extends ListExport<Format> {
  formats: readonly (Format | 'csv')[]
  /** How many match the filters. */
  total: number
}

/** The actions of a list that make a file of it, and the dialog that asks before: for the separator, or whether it may be prepared in the background. */
export const useListExport = <Format extends ExportFormat>({
  formats,
  total,
  exporting = false,
  refused,
  onExport,
  onPrepare,
  onOpenExports,
}: ListExportOptions<Format>): { actions: PageAction[]; dialogs: ReactNode } => {
  const t = useTranslate()
  const format = useFormat()
  /** The dialog that is open, and the one that was: it closes with the words that it had. */
  const [asked, setAsked] = useState<{ format: Format | 'csv'; open: boolean; refused?: object | undefined }>()
  if (refused && refused !== asked?.refused) setAsked({ format: refused.format, open: true, refused })
  const close = () => setAsked((before) => before && { ...before, open: false })
  const ExportDialog = useOnDemand(dialogCode, asked !== undefined)?.ExportDialog
  return {
    actions: [
      ...formats.map((kind) => ({
        id: kind,
        icon: 'download' as const,
        label: t('lists:export.as', { format: kind.toUpperCase() }),
        disabled: exporting || total === 0,
        onSelect: () =>
          kind === 'csv' || total > EXPORT_MAX[kind]
            ? setAsked({ format: kind, open: true, refused })
            : onExport(kind, usualSeparator(format)),
      })),
      { id: 'exports', icon: 'clock', label: t('lists:export.all'), onSelect: onOpenExports },
    ],
    dialogs: ExportDialog && asked && (
      <ExportDialog
        open={asked.open}
        kind={asked.format}
        total={total}
        isRefused={asked.format === refused?.format}
        onExport={onExport}
        onPrepare={onPrepare}
        onClose={close}
      />
    ),
  }
}
