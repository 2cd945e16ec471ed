import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ViewOnlyLine } from './ViewOnlyLine.tsx'

const meta = preview.meta({
  title: 'Staff/View only line',
  component: ViewOnlyLine,
  parameters: { picture: false },
  args: { children: 'View only. Ask an admin for the right to edit assets.' },
})

export const Line = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('View only. Ask an admin for the right to edit assets.')).toBeVisible()
  },
})
