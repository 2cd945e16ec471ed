import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { writeDay } from '../../stories/write-day.ts'
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

const last30: DateRange = { range: 'last_30_days', from: '2026-10-22', to: '2026-11-20' }
const may: DateRange = { range: 'custom', from: '2026-05-01', to: '2026-05-31' }

const args: DateRangePickerProps = { label: 'Period', value: last30, timeZone: 'UTC', onChange: fn() }

const Holding = (props: DateRangePickerProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/Date range picker',
  component: Holding,
  args,
  globals: { viewport: { value: 'partTall' } },
})

export const Closed = meta.story({ parameters: { picture: false }, globals: { viewport: { value: 'part' } } })

export const Open = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Period:\s+Last 30 days\s+22 Oct 2026 – 20 Nov 2026$/ }))
    await expect(await screen.findByRole('menuitemradio', { name: /^Last 30 days/, checked: true })).toBeVisible()
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(7)
  },
})

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^Last 30 days/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: 'last_week', from: '2026-11-09', to: '2026-11-15' })
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(opener).toHaveAccessibleName(/^Period:\s+Last week\s+9 Nov 2026 – 15 Nov 2026$/))
  },
})

export const Custom = meta.story({
  args: { max: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Custom' }))
    await writeDay(userEvent, 'From', '31052026')
    await writeDay(userEvent, 'To', '01052026')
    const from = screen.getByRole('group', { name: 'From' })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(from).toHaveAccessibleDescription('The first day must be before the last day')
    await waitFor(() => expect(from).toContainElement(document.activeElement as HTMLElement))
    await expect(args.onChange).not.toHaveBeenCalled()
    await writeDay(userEvent, 'From', '01042026')
    await expect(from).not.toHaveAccessibleDescription()
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: 'custom', from: '2026-04-01', to: '2026-05-01' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Reversed = meta.story({
  args: { value: may },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await writeDay(userEvent, 'From', '12062026')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(screen.getByText('The first day must be before the last day')).toBeVisible()
  },
})

export const CustomMissing = meta.story({
  parameters: { picture: true },
  args: { value: may },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('group', { name: 'To' }, { timeout: 5000 })
    const last = screen.getAllByRole('button', { name: 'Clear' }).at(-1)
    if (last) await userEvent.click(last)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(screen.getByText('Choose both days')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const Disabled = meta.story({ args: { disabled: true }, globals: { viewport: { value: 'part' } } })

export const PhoneGerman = meta.story({
  args: { label: 'Zeitraum', value: may },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Eigener Zeitraum', checked: true })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl', viewport: { value: 'part' } } })
