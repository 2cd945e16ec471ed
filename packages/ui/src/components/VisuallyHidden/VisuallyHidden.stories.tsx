import IconButton from '@mui/material/IconButton'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Staff/Visually hidden',
  parameters: { picture: false },
  component: VisuallyHidden,
  args: { children: 'Download the record' },
})

/** The button has a name that only a screen reader says, and no more room than its picture. */
export const NameOfAButton = meta.story({
  render: (args) => (
    <IconButton>
      <VisuallyHidden {...args} />
      <Icon name="download" />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download the record' })
    await expect(button.getBoundingClientRect().width).toBe(32)
  },
})
