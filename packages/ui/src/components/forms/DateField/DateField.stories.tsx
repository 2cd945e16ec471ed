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

/** The part of a date that has this name. */
const part = (name: string) => screen.findByRole('spinbutton', { name }, { timeout: 5000 })

/** Past the buttons that clear it and open the calendar. */
const leave = async (userEvent: { tab: () => Promise<void> }) => {
  for (const _stop of ['clear', 'calendar', 'beyond']) await userEvent.tab()
}

export const Typing = meta.story({
  args: { min: '2026-01-01', max: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await part('Day'))
    await userEvent.keyboard('31122025')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12-31')
    await leave(userEvent)
    const field = canvas.getByRole('group', { name: 'Harvested' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('1 Jan 2026 or later'))
    await userEvent.click(await part('Year'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
})

export const HalfWritten = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await part('Day'))
    await userEvent.keyboard('3112')
    await leave(userEvent)
    // Refused where it is sent, and not taken as no day.
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('31/12/YYYY'))
    await expect(canvas.getByRole('group', { name: 'Harvested' })).toHaveAccessibleDescription('Enter day, month and year')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
})

/** What stood there before must not stay the value of what is shown. */
export const NoSuchDay = meta.story({
  parameters: { picture: false },
  args: { defaultValue: '2026-02-28' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await part('Day'))
    await userEvent.keyboard('31')
    await leave(userEvent)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('31/02/2026'))
    await expect(canvas.getByRole('group', { name: 'Harvested' })).toHaveAccessibleDescription('Enter a valid date')
  },
})

export const German = meta.story({
  args: { label: 'Geerntet', max: undefined },
  globals: { language: 'de' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await part('Tag')).toHaveTextContent('TT')
    await userEvent.click(await part('Tag'))
    await userEvent.paste('24.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await expect(canvas.getByRole('group', { name: 'Geerntet' })).toHaveTextContent('24.12.2026')
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
    await expect(canvas.getByRole('group', { name: 'Harvested' })).toHaveTextContent('13/05/2026')
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
