import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CardFrame } from './CardFrame.tsx'

const meta = preview.meta({
  title: 'Staff/Card frame',
  component: CardFrame,
  args: { title: 'Interactions by worker', note: 'last 30 days', children: 'Ana Restrepo 214, Luisa Marín 187' },
  parameters: { picture: false },
})

export const Loaded = meta.story()

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Interactions by worker' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({ args: { empty: 'Nobody recorded anything in this period.' } })

/** It alone is asked again: the other tiles stay. */
export const Failed = meta.story({
  args: { failure: { code: 'network_unreachable' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongTitle = meta.story({
  args: {
    title: 'Interactions by the place at which they were recorded, of all farms of the cooperative',
    children: undefined,
    empty: 'No places.',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
