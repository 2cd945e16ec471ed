import type { AnswerForm, Answers } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StaleDialog } from '../../../components/FormFrame/StaleDialog.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { heldPhoto, phonePhoto } from '../../../stories/photos.ts'
import { at } from '../../../stories/table.ts'
import { AnswersScreen, type AnswersScreenProps } from './AnswersScreen.tsx'

const [interaction] = interactions
if (!interaction) throw new Error('The fixtures have no interactions.')

const form: AnswerForm = {
  interaction,
  config: {
    widgets: [
      { id: 'moisture', parameters: { input: 'number', label: 'Moisture', unit: '%', min: 0, max: 60, required: true } },
      { id: 'turned', parameters: { input: 'yesno', label: 'Turned since the last check', required: false } },
      { id: 'patio', parameters: { input: 'photo', label: 'Photo of the patio', required: false } },
    ],
  },
  answers: { moisture: 11.2, turned: true },
  attachments: [],
  correction: 'open',
  correctUntil: '2026-11-21T09:41:00Z',
}

type Save = AnswersScreenProps['onSave']
const accept = fn()

const meta = preview.meta({
  title: 'Screens/Interactions/Answers',
  component: AnswersScreen,
  globals: at('phone'),
  parameters: { picture: false, padded: false },
  args: {
    organization: { name: 'Sierra Alta' },
    form,
    files: {},
    onSave: fn<Save>(async () => undefined),
    askWhich: (stale) => <StaleDialog {...stale} />,
    onDirty: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
})

/** What was written before, and is on this device alone, stands there again. */
export const Written = meta.story({
  args: { written: { answers: { moisture: 12.5, turned: true }, files: {}, reason: 'Read again' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Moisture' })).toHaveValue('12.5')
    await expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Read again')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(args.written))
  },
})

/** Whoever recorded it, within the time: the answers stand as they were given. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const moisture = await screen.findByRole('textbox', { name: 'Moisture' })
    await expect(moisture).toHaveValue('11.2')
    await expect(screen.getByText(/You can correct your answers until/)).toBeVisible()
    await userEvent.clear(moisture)
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(moisture).toHaveFocus())
    await expect(moisture).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(moisture, '12.5')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ answers: { moisture: 12.5, turned: true }, files: {}, reason: undefined }),
    )
  },
})

/** An admin says why. */
export const WithReason = meta.story({
  globals: { ...at('desktop'), theme: 'dark' },
  args: { form: { ...form, correction: 'with_reason', correctUntil: undefined } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save correction' }))
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Read from the photo')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'Read from the photo' })))
  },
})

export const SentBack = meta.story({
  args: {
    form: { ...form, interaction: { ...interaction, review: 'needs_changes' }, reviewReason: 'The photo of the record book is missing.' },
  },
})

export const Approved = meta.story({ args: { form: { ...form, correction: 'approved' } } })

export const Over = meta.story({ args: { form: { ...form, correction: 'over' } } })

/** Somebody else saves first; what is saved after that is meant for what they saved. */
const saveAfter = (answers: Answers) => {
  const theirs = {
    form: { ...form, answers },
    answers,
    files: {},
    changed: { at: '2026-11-20T10:31:00Z', by: 'Luz Dary Cifuentes' },
    accept,
  }
  let saves = 0
  return fn<Save>(async () => {
    saves += 1
    return saves === 1 ? { code: 'changed_meanwhile', theirs } : undefined
  })
}

/** Somebody else was first: what was changed here is kept and set beside theirs, and all else is as they saved it. */
export const ChangedMeanwhile = meta.story({
  args: { onSave: saveAfter({ moisture: 12, turned: false }) },
  play: async ({ args, userEvent }) => {
    accept.mockClear()
    const moisture = await screen.findByRole('textbox', { name: 'Moisture' })
    await userEvent.clear(moisture)
    await userEvent.type(moisture, '13.4')
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Misread')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Luz Dary Cifuentes updated this while you were editing' })
    const [, line, ...others] = within(dialog).getAllByRole('row')
    await expect(line).toHaveTextContent(/Moisture.*13\.4 %.*12 %/)
    await expect(others).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use your version' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await expect(accept).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenLastCalledWith({ answers: { moisture: 13.4, turned: false }, files: {}, reason: 'Misread' })
  },
})

/** Nothing is decided yet: the form has both, and asks again. */
export const KeepsEditing = meta.story({
  args: { onSave: saveAfter({ moisture: 11.2, turned: false }) },
  play: async ({ userEvent }) => {
    const moisture = await screen.findByRole('textbox', { name: 'Moisture' })
    await userEvent.clear(moisture)
    await userEvent.type(moisture, '13.4')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Moisture' })).toHaveValue('13.4'))
    await expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(accept).not.toHaveBeenCalled()
  },
})

export const TakesTheirs = meta.story({
  args: { onSave: saveAfter({ moisture: 12, turned: true }) },
  play: async ({ args, userEvent }) => {
    const moisture = await screen.findByRole('textbox', { name: 'Moisture' })
    await userEvent.clear(moisture)
    await userEvent.type(moisture, '13.4')
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(true))
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use saved version' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Moisture' })).toHaveValue('12'))
    await expect(accept).toHaveBeenCalledOnce()
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
  },
})

const [taken, other] = [heldPhoto('patio.jpg'), heldPhoto('bags.jpg', '#a8c0cf', '#3f6a4a')]

/** A photo is replaced: what is sent has the new one, and the others as they were. */
export const ReplacesPhoto = meta.story({
  args: { files: { patio: [taken, other] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Photo 1' }))
    await userEvent.upload(screen.getByLabelText('Choose a photo'), await phonePhoto('sharp.jpg', 40, 20))
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ files: { patio: [other, { name: 'sharp.jpg', blob: expect.any(Blob), camera: expect.any(Boolean) }] } }),
      ),
    )
  },
})

/** What the server says of an answer stands at its field, in words of its own. */
export const Refused = meta.story({
  args: {
    files: { patio: [taken, other] },
    onSave: fn<Save>(async () => ({
      code: 'invalid_content',
      fields: [
        { path: ['answers', 'moisture'], message: 'too_large', code: 'too_big', params: { maximum: 10 } },
        { path: ['attachments', 1, 'file'], message: 'is not there', code: 'file_invalid' },
        { path: ['reason'], message: 'is required', code: 'required' },
      ],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save correction' }))
    const moisture = screen.getByRole('textbox', { name: 'Moisture' })
    await waitFor(() => expect(moisture).toHaveAccessibleDescription(/10 or less/))
    await expect(moisture).toHaveFocus()
    await expect(screen.getByRole('textbox', { name: /^Reason/ })).toBeInvalid()
    await expect(screen.getByLabelText('Choose a photo')).toBeInvalid()
    await userEvent.type(moisture, '1')
    await expect(moisture).toBeValid()
  },
})

export const Saving = meta.story({
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Moisture' })).toBeDisabled())
  },
})

export const Loading = meta.story({ args: { form: undefined, files: undefined } })

export const Failed = meta.story({ args: { form: undefined, failure: { code: 'not_found' } } })
