import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Progress } from './Progress.tsx'

const meta = preview.meta({ title: 'Field/Progress', component: Progress, decorators: [inField], args: { answered: 3, total: 7 } })

export const Some = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '3 of 7 answered' })
    await expect(bar).toHaveAttribute('value', '3')
    await expect(bar).toHaveAttribute('max', '7')
  },
})

export const None = meta.story({ args: { answered: 0 } })

export const All = meta.story({ args: { answered: 7 } })

export const NoQuestions = meta.story({
  args: { answered: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '0 of 0 answered' })).toHaveAttribute('value', '0')
  },
})

export const German = meta.story({ globals: { language: 'de' }, args: { answered: 1200, total: 2400 } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
