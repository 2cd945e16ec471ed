import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { createFileOfSize, heldPhoto } from '../../stories/photos.ts'
import type { Attachment } from '../Attachments/attachment.ts'
import { FileField } from './FileField.tsx'

const onChange = fn<(value: readonly Attachment[]) => void>()
const told = (): readonly Attachment[] => onChange.mock.lastCall?.[0] ?? []
const MEGABYTE = 1024 * 1024

const paper: Attachment = { name: 'Organic certificate 2026.pdf', blob: createFileOfSize('', 1_340_000), camera: false }

const meta = preview.meta({
  title: 'Field/File field',
  component: FileField,
  decorators: [inField],
  args: { label: 'Delivery note', required: true, onChange },
})

export const Empty = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const file = createFileOfSize('note.pdf', 2048)
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file)
    await expect(told()).toEqual([{ name: 'note.pdf', blob: file, camera: false }])
    await expect(canvas.getByText('2 kB')).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { picture: true },
  args: { defaultValue: [paper, heldPhoto('patio.jpg')], hint: 'As the buyer signed it' },
})

export const TooLarge = meta.story({
  play: async ({ canvas, userEvent }) => {
    const small = createFileOfSize('small.pdf', 10 * MEGABYTE)
    await userEvent.upload(canvas.getByLabelText('Choose a file'), [createFileOfSize('film.mp4', 12.5 * MEGABYTE, 'video/mp4'), small])
    await expect(canvas.getByRole('alert')).toHaveTextContent('film.mp4 was not added because it is 12.5 MB. Choose a file of up to 10 MB.')
    await expect(told()).toEqual([{ name: 'small.pdf', blob: small, camera: false }])
  },
})

export const OneOnly = meta.story({ args: { limit: 1, defaultValue: [paper] } })

export const WithError = meta.story({ args: { error: 'Please answer this question' } })

export const LongNames = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Declaration of the producers on the harvest of the year and on the plots that it came from',
    defaultValue: [{ ...paper, name: 'Declaracion_de_los_productores_de_la_montana_de_Nuestra_Senora_2026_version_final.pdf' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Declaracion/ }))
    await expect(told()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(told()).toHaveLength(1)
  },
})

export const German = meta.story({ globals: { language: 'de' }, args: { label: 'Lieferschein', defaultValue: [paper] } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: [paper] } })
