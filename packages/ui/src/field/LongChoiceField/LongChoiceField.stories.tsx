import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { germanOnAPhone, inDisabledForm, inField } from '../../stories/in-field.tsx'
import { LongChoiceField } from './LongChoiceField.tsx'

const villages = Array.from({ length: 5000 }, (_, number) => ({ value: `v${number}`, label: `Village ${String(number).padStart(4, '0')}` }))
const towns = ['Đắk Lắk', 'Łódź', 'Öland', 'Weißenburg', 'Işık', 'Ærø', 'São Tomé', 'Þingvellir'].map((label) => ({ value: label, label }))

const meta = preview.meta({
  title: 'Field/Long choice field',
  component: LongChoiceField,
  decorators: [inField],
  args: { label: 'Village', required: true, onChange: fn(), options: villages },
})

export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(50)
    await expect(canvas.getByRole('status')).toHaveTextContent('50 of 5,000: type to narrow the list')
  },
})

export const Searched = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search: Village' })
    await userEvent.type(search, 'village 4711')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5,000')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('v4711')
    await expect(canvas.getByRole('radio', { name: 'Village 4711' })).toBeChecked()
    // What is chosen stays in the page, whatever is searched for next.
    await userEvent.clear(search)
    await userEvent.type(search, '0001')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await expect(canvas.getByRole('radio', { name: 'Village 4711' })).toBeChecked()
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('490')
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeLessThan(50))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('v490')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('v1490')
  },
})

export const LettersThatPeopleType = meta.story({
  args: { options: [...villages, ...towns] },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    for (const [typed, label] of [
      ['dak lak', 'Đắk Lắk'],
      ['lodz', 'Łódź'],
      ['weissenburg', 'Weißenburg'],
      ['IŞIK', 'Işık'],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, typed)
      await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1))
      await expect(canvas.getByRole('radio', { name: label })).toBeVisible()
    }
  },
})

export const Restored = meta.story({
  args: { defaultValue: 'v4999' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(50)
    await expect(canvas.getByRole('radio', { name: 'Village 4999' })).toBeChecked()
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(await canvas.findByText('No option found. Check the spelling or type fewer letters.')).toBeVisible()
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0)
  },
})

export const WithError = meta.story({ args: { error: 'Please answer this question' } })
export const Sending = meta.story({ decorators: [inDisabledForm], args: { defaultValue: 'v3' } })
export const OnAPhoneInGerman = meta.story({ ...germanOnAPhone, args: { label: 'Ort', hint: 'Wo die Probe genommen wurde' } })
