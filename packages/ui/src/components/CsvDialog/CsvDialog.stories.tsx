import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CsvDialog } from './CsvDialog.tsx'

const meta = preview.meta({
  title: 'Staff/CSV dialog',
  component: CsvDialog,
  args: { open: true, onExport: fn(), onClose: fn() },
})

export const English = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Export as CSV' }))
    const separator = dialog.getByLabelText('Separator')
    await expect(separator).toHaveValue('comma')
    await userEvent.selectOptions(separator, 'Tab')
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(args.onExport).toHaveBeenCalledWith('tab')
  },
})

/** Where a comma is the decimal mark, spreadsheets expect a semicolon. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Als CSV exportieren' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Exportieren' }))
    await expect(args.onExport).toHaveBeenCalledWith('semicolon')
  },
})
