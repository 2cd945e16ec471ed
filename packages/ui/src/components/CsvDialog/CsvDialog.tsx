import { CsvSeparator, csvSeparators } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { SelectField } from '../forms/SelectField/SelectField.tsx'
import { usualSeparator } from './usual-separator.ts'

export interface CsvDialogProps {
  open: boolean
  /** What the file is, and what its button does, where that is not just an export. */
  title?: string
  text?: string
  confirmLabel?: string
  /** What is asked before the separator. */
  children?: ReactNode
  onExport: (separator: CsvSeparator) => void
  onClose: () => void
}

/** Asks what stands between the values of a CSV file: that which spreadsheets of the language expect, unless another is chosen. */
export const CsvDialog = ({ open, title, text, confirmLabel, children, onExport, onClose }: CsvDialogProps) => {
  const t = useTranslate()
  const usual = usualSeparator(useFormat())
  const [chosen, setChosen] = useState(usual)
  const why = t('forms:csv.text')
  return (
    <ConfirmDialog
      open={open}
      icon="download"
      title={title ?? t('lists:export.as', { format: 'CSV' })}
      text={text ?? (children === undefined ? why : undefined)}
      confirmLabel={confirmLabel ?? t('forms:csv.export')}
      onConfirm={() => onExport(chosen)}
      onClose={onClose}
    >
      {children}
      <SelectField
        label={t('forms:csv.separator')}
        hint={children === undefined ? undefined : why}
        answered
        defaultValue={chosen}
        options={csvSeparators.map((value) => ({ value, label: t(`forms:csv.${value}`) }))}
        onChange={(event) => setChosen(CsvSeparator.parse(event.currentTarget.value))}
      />
    </ConfirmDialog>
  )
}
