import { expect, userEvent, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { BarChart, type BarChartProps } from './BarChart.tsx'

/** The first drawing waits for its library. */
const PATIENT = { timeout: 10_000 }

const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2025, 11 + at, 1)).toISOString().slice(0, 10))

const args: BarChartProps = {
  title: 'Total interactions',
  unit: 'month',
  periods: months,
  series: [
    { id: 'notice', label: 'Notice', tone: 'notice', values: [96, 88, 104, 131, 162, 214, 203, 171, 140, 121, 118, 105] },
    { id: 'alert', label: 'Alert', tone: 'alert', values: [12, 9, 14, 22, 25, 31, 28, 24, 19, 16, 14, 11] },
    { id: 'warning', label: 'Warning', tone: 'warning', values: [3, 2, 4, 6, 9, 11, 8, 6, 4, 3, 3, 2] },
  ],
}

const part = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({ title: 'Staff/Bar chart', component: BarChart, args, globals: part('tablet') })

export const Year = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Total interactions: 1,939 in total, most in May 2026 (256)' }, PATIENT),
    ).toBeVisible()
    // Fills are solid where nobody asks for more contrast.
    const textures = [...canvasElement.querySelectorAll('pattern > g')]
    await expect(new Set(textures.map((texture) => getComputedStyle(texture).display))).toEqual(new Set(['none']))
  },
})

const drawn = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await expect(await canvas.findByRole('img', {}, PATIENT)).toBeVisible()
}

export const OneSeriesByDay = meta.story({
  args: {
    title: 'Task runs',
    unit: 'day',
    periods: ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    series: [{ id: 'tasks', label: 'Tasks', tone: 'accent', values: [18, 7, 31, 26, 0, 22, 14] }],
  },
  play: drawn,
})

export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show as a table' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('row', { name: 'May 2026 214 31 11 256' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: part('phone'), play: drawn })

export const Loading = meta.story({ args: { loading: true } })

export const Empty = meta.story({ args: { series: [{ id: 'none', label: 'Notice', tone: 'notice', values: months.map(() => 0) }] } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: drawn })

export const German = meta.story({
  args: { title: 'Erfasste Interaktionen sämtlicher Erzeugergemeinschaften der Region' },
  globals: { language: 'de' },
  play: drawn,
})
