import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import type { CalendarEvent } from './types.ts'

const events: CalendarEvent[] = [
  { id: '1', name: 'Farm audit, Córdoba', day: '2026-11-12', time: '09:00' },
  { id: '2', name: 'Moisture check', day: '2026-11-20', time: '08:30', href: '#moisture' },
  { id: '3', name: 'Cherry intake at the wet mill El Roble', day: '2026-11-20', time: '15:00' },
  { id: '4', name: 'Container leaves for Buenaventura', day: '2026-11-20' },
  { id: '5', name: 'Certificate renews', day: '2026-12-03' },
]

const args: CalendarProps = { selected: '2026-11-20', today: '2026-11-20', events, onSelect: () => undefined }

const Remembering = (props: CalendarProps) => {
  const [selected, setSelected] = useState(props.selected)
  return <Calendar {...props} selected={selected} onSelect={setSelected} />
}

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({
  title: 'Staff/Calendar',
  component: Calendar,
  args,
  globals: size('tablet'),
  render: (props) => <Remembering {...props} />,
})

export const Month = meta.story()

export const ByKeyboard = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByRole('gridcell', { name })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(day('Friday, 20 Nov 2026 Moisture check Cherry intake at the wet mill El Roble 1 more')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(day('Saturday, 14 Nov 2026')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day('Monday, 9 Nov 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(day('Sunday, 13 Dec 2026')).toHaveFocus()
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Thursday, 3 Dec 2026 Certificate renews' }))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('All dayCertificate renews')
  },
})

export const Buttons = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(canvas.getByRole('grid', { name: 'October 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  },
})

export const Phone = meta.story({ globals: size('phone') })

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { selected: true }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('gridcell', { name: 'Saturday, 21 Nov 2026' })).toHaveFocus()
  },
})

export const German = meta.story({ globals: { language: 'de' } })

export const SundayFirst = meta.story({ args: { firstDay: 7 } })

export const Empty = meta.story({ args: { events: [] } })

export const Week = meta.story({ parameters: { picture: false }, args: { span: 'week', firstDay: 1 } })
