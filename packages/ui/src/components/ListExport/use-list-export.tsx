import { EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { usualSeparator } from '../CsvDialog/usual-separator.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { PageAction } from '../PageHeader/ActionsMenu.tsx'

/** Fetched when a file is asked for. */
const csvCode = onDemand(() => import('../CsvDialog/CsvDialog.tsx'), ['forms'])
const limitCode = onDemand(() => import('./ExportLimitDialog.tsx'))

/** A list that is exported as it is filtered. */
export interface ListExport<Format extends ExportFormat> {
  /** Exports all that match the filters. */
  onExport: (format: Format | 'csv', separator: CsvSeparator) => void
  /** An export is under way. */
  exporting?: boolean | undefined
}

interface ListExportOptions<Format extends ExportFormat> extends ListExport<Format> {
  formats: readonly (Format | 'csv')[]
  /** What the file has. */
  of: 'interactions' | 'rows'
  /** How many match the filters. */
  total: number
}

/** The actions of a list that make a file of it, and the dialogs that ask before: for the separator, or whether CSV will do. */
export const useListExport = <Format extends ExportFormat>({
  formats,
  of,
  total,
  exporting = false,
  onExport,
}: ListExportOptions<Format>): { actions: PageAction[]; dialogs: ReactNode } => {
  const t = useTranslate()
  const format = useFormat()
  /** The dialog that is open, and the one that was: it closes with the words that it had. */
  const [asked, setAsked] = useState<{ format: ExportFormat; open: boolean }>()
  const close = () => setAsked((before) => before && { ...before, open: false })
  const CsvDialog = useOnDemand(csvCode, asked?.format === 'csv')?.CsvDialog
  const ExportLimitDialog = useOnDemand(limitCode, asked !== undefined && asked.format !== 'csv')?.ExportLimitDialog
  const exportCsv = (separator: CsvSeparator) => {
    close()
    onExport('csv', separator)
  }
  return {
    actions: formats.map((kind) => ({
      id: kind,
      icon: 'download',
      label: t('lists:export.as', { format: kind.toUpperCase() }),
      disabled: exporting || total === 0,
      onSelect: () =>
        kind === 'csv' || total > EXPORT_MAX[kind] ? setAsked({ format: kind, open: true }) : onExport(kind, usualSeparator(format)),
    })),
    dialogs: (
      <>
        {CsvDialog && asked?.format === 'csv' && <CsvDialog open={asked.open} onExport={exportCsv} onClose={close} />}
        {ExportLimitDialog && asked && asked.format !== 'csv' && (
          <ExportLimitDialog
            open={asked.open}
            kind={asked.format}
            of={of}
            total={total}
            onExportCsv={() => exportCsv(usualSeparator(format))}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
