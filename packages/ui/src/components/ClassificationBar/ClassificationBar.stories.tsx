import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ClassificationBar } from './ClassificationBar.tsx'

const meta = preview.meta({
  title: 'Staff/Classification bar',
  component: ClassificationBar,
  args: { counts: { notice: 1653, alert: 225, warning: 61, unclassified: 102 } },
})

export const Year = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('By classification: Notice 81%, Alert 11%, Warning 3%, Unclassified 5%')
  },
})

export const OneKind = meta.story({ args: { counts: { notice: 12, alert: 0, warning: 0, unclassified: 0 } } })

export const Nothing = meta.story({ args: { counts: { notice: 0, alert: 0, warning: 0, unclassified: 0 } } })
