import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

const args: DateFieldProps = { label: 'Harvested', max: '2026-11-20', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Date field', component: DateField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <DateField {...args} hint="As it stands on the papers of the asset" />
      <DateField {...args} defaultValue={'2026-05-12'} />
      <DateField {...args} required defaultValue={'2027-05-12'} error="Not in the future" />
      <DateField {...args} disabled defaultValue={'2026-05-12'} />
      <DateField {...args} readOnly defaultValue={'2026-05-12'} />
      <DateField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Typing = meta.story({
  args: { min: '2026-01-01' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Harvested')
    await userEvent.type(input, '2025-12-31')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('1 Jan 2026 or later')
    await expect(args.onChange).toHaveBeenCalled()
  },
})

export const Calendar = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  args: { defaultValue: '2026-05-12' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Harvested: open the calendar' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '12' })).toHaveFocus(), { timeout: 5000 })
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByLabelText('Harvested')).toHaveValue('2026-05-13')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const Open = meta.story({
  parameters: { picture: true },
  args: { label: 'Geerntet', defaultValue: '2026-05-12' },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geerntet: Kalender öffnen' }))
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '12' })).toHaveFocus(), { timeout: 5000 })
  },
})

export const Chinese = meta.story({
  args: { label: '采收日期', defaultValue: '2026-05-12' },
  // Not every machine has letters for a picture of it.
  globals: { language: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '采收日期：打开日历' }))
    await waitFor(() => expect(screen.getByText('2026年5月')).toBeVisible(), { timeout: 5000 })
    const weekdays = screen.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(weekdays).toEqual(['一', '二', '三', '四', '五', '六', '日'])
  },
})
