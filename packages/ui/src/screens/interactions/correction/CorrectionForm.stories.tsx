import type { InteractionDetail } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { toCorrection } from './correction.ts'

const [first] = interactions
if (!first) throw new Error('The fixtures have no interactions.')

const point = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] })
const interaction: InteractionDetail = {
  ...first,
  classification: 'alert',
  reportedDate: '2026-11-20T09:20:00Z',
  recordDate: '2026-11-20T09:41:00Z',
  reportedLocation: { point: point(-75.7, 4.3), place: 'Pijao, Quindío' },
  recordLocation: { point: point(-75.703, 4.3351), pointAccuracy: 8, place: 'Finca La Esperanza' },
  answers: [],
}
const values = toCorrection(interaction)

const meta = preview.meta({
  title: 'Screens/Interactions/Correction',
  component: CorrectionForm,
  globals: at('wide'),
  parameters: { picture: false },
  args: {
    interaction,
    values,
    elements: [
      { value: '01939f00-0000-7000-8000-000000001301', label: 'Farm' },
      { value: '01939f00-0000-7000-8000-000000001302', label: 'Drying patio' },
    ],
    onSave: fn(async () => undefined),
    onCancel: fn(),
    upload: fn(),
  },
})

export const Whole = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Warning' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Finca La Esperanza (recorded by the device)')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Seen on site')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    const corrected = { ...values, classification: 'warning', place: 'recorded', reason: 'Seen on site' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining(corrected), values))
  },
})

/** Whoever reads the correction later knows why: without a reason it is not saved. */
export const WithoutReason = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save correction' }))
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** What is no place on the earth is said at its field. */
export const WrongCoordinates = meta.story({
  globals: { ...at('phone'), theme: 'dark' },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Place' }), 'Other coordinates')
    const coordinates = await screen.findByRole('textbox', { name: 'Coordinates' })
    await userEvent.type(coordinates, '433510, -75')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Seen on site')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(coordinates).toHaveAccessibleDescription(/Enter latitude and longitude in degrees/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '4.33510, -75.70300')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

/** Answers and files are corrected in a form of their own, which is found here. */
export const WithAnswers = meta.story({
  args: { onAnswers: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answers' }))
    await expect(args.onAnswers).toHaveBeenCalledOnce()
  },
})

/** Nobody may see the chain: its element is left out. */
export const WithoutElements = meta.story({
  args: { elements: undefined },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Place' })).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: 'Value chain element' })).toBeNull()
  },
})
