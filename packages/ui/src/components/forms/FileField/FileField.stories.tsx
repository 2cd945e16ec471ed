import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { arrives, arrivesLater, drop, fails, file, hangs, paste } from '../../../stories/uploads.ts'
import { FileField, type FileFieldProps, type UploadedFile } from './FileField.tsx'

const certificate: UploadedFile = { name: 'Organic certificate 2026.pdf', url: 'https://files.example/1', size: 1_340_000 }
const sheet: UploadedFile = { name: 'cupping-scores.xlsx', url: 'https://files.example/2', size: 84_000 }

const args: FileFieldProps = { label: 'Documents', upload: fn(arrives), onChange: fn() }

/** A busy machine takes its time. */
const SLOW = { timeout: 8000 }

const meta = preview.meta({ title: 'Staff/Forms/File field', component: FileField, args })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <FileField {...args} kinds={['pdf', 'image']} hint="As it stands on the papers of the asset" />
      <FileField {...args} multiple defaultValue={[certificate, sheet]} />
      <FileField {...args} required showErrors />
      <FileField {...args} disabled defaultValue={[certificate]} />
      <FileField {...args} readOnly defaultValue={[certificate]} />
      <FileField {...args} readOnly label="Nothing there" />
    </Columns>
  ),
  globals: { viewport: { value: 'tablet' } },
})

export const Several = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Documents'), [file('scale.pdf'), file('notes.txt', 900)])
    const uploaded = (name: string, size: number) => ({ name, size, url: `https://files.sierra-alta.example/${name}` })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([uploaded('scale.pdf', 84_000), uploaded('notes.txt', 900)]))
    await expect(canvas.getByText('notes.txt uploaded')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove scale.pdf' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([uploaded('notes.txt', 900)])
    await expect(canvas.getByLabelText('Documents')).toHaveFocus()
  },
})

export const OneTakesThePlace = meta.story({
  args: { defaultValue: [certificate] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Documents'), file('renewed.pdf'))
    await expect(await canvas.findByText('renewed.pdf uploaded', undefined, SLOW)).toBeInTheDocument()
    await expect(canvas.queryByText(certificate.name)).toBeNull()
  },
})

export const UnderWay = meta.story({
  parameters: { picture: true },
  args: { upload: fn(hangs), multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Documents'), [file('drying-patio.mp4', 9_400_000), file('called-off.pdf')])
    await expect(canvas.getByRole('progressbar', { name: 'Uploading drying-patio.mp4' })).toHaveAttribute('aria-valuenow', '62')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of called-off.pdf' }))
    await expect(canvas.queryByText('called-off.pdf')).toBeNull()
    await expect(args.upload).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'called-off.pdf' }),
      expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
})

export const Failed = meta.story({
  args: { upload: fails, multiple: true, defaultValue: [sheet] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Documents'), file('bill-of-lading.pdf'))
    await expect(await canvas.findByText('Upload failed. The file is kept here.', undefined, SLOW)).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  args: { upload: arrivesLater() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Documents'), file('bill-of-lading.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: bill-of-lading.pdf' }))
    await expect(await canvas.findByText('bill-of-lading.pdf uploaded', undefined, SLOW)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again: bill-of-lading.pdf' })).toBeNull()
  },
})

export const Refused = meta.story({
  args: { multiple: true, kinds: ['pdf', 'image'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Documents')
    drop(input, [file('harvest.mp4'), file('survey.pdf', MAX_UPLOAD_BYTES + 1)])
    await expect(await canvas.findByText(/^harvest.mp4 was not added because its type is not supported/, undefined, SLOW)).toBeVisible()
    await expect(canvas.getByText(/^survey.pdf was not added because it is larger than 10/)).toBeVisible()
    await expect(args.upload).not.toHaveBeenCalled()
    await userEvent.tab()
  },
})

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    paste(canvas.getByLabelText('Documents'), [file('clipboard.png')])
    await expect(await canvas.findByText('clipboard.png uploaded', undefined, SLOW)).toBeInTheDocument()
  },
})

export const LeftEmpty = meta.story({
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Documents/)).toHaveAccessibleDescription(/Please add a file/)
    await userEvent.upload(canvas.getByLabelText(/Documents/), file('there.pdf'))
    await expect(canvas.queryByText('Please add a file')).toBeNull()
    await expect(await canvas.findByText('there.pdf uploaded', undefined, SLOW)).toBeInTheDocument()
  },
})

/** A form asks every field for a value: of this one it is said what is missing, once. */
export const MissingInForm = meta.story({
  parameters: { picture: false },
  args: { required: true, error: 'Fill in this field' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please add a file')).toBeVisible()
    await expect(canvas.queryByText('Fill in this field')).toBeNull()
  },
})

export const PhoneGerman = meta.story({
  args: {
    label: 'Unterlagen',
    upload: fails,
    multiple: true,
    required: true,
    defaultValue: [{ ...certificate, name: 'Bio-Zertifikat der Genossenschaft El Roble, Nachtrag vom Mai 2026.pdf' }],
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Unterlagen/), file('Frachtbrief.pdf'))
    await expect(await canvas.findByText('Hochladen fehlgeschlagen. Die Datei bleibt hier ausgewählt.', undefined, SLOW)).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
})

export const RightToLeft = meta.story({ args: { defaultValue: [certificate] }, globals: { direction: 'rtl' } })
