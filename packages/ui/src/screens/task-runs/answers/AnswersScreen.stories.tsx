import type { AnswerForm } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { AnswersScreen } from './AnswersScreen.tsx'

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

const meta = preview.meta({
  title: 'Screens/Interactions/Answers',
  component: AnswersScreen,
  globals: at('phone'),
  parameters: { picture: false, padded: false },
  args: { organization: { name: 'Sierra Alta' }, form, files: {}, onSave: fn(), onCancel: fn(), onRetry: fn() },
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

/** Somebody else was first: what was entered stays until the newest answers are asked for. */
export const ChangedMeanwhile = meta.story({
  args: { refusal: { code: 'changed_meanwhile' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** What the server says of an answer stands at its field. */
export const Refused = meta.story({
  args: { refusal: { code: 'invalid_content' }, problems: [{ path: ['answers', 'moisture'], message: 'too_large', code: 'required' }] },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Moisture' })).toBeInvalid()
  },
})

export const Saving = meta.story({ args: { saving: true } })

export const Loading = meta.story({ args: { form: undefined, files: undefined } })

export const Failed = meta.story({ args: { form: undefined, failure: { code: 'not_found' } } })
