import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PublicPageMissing } from './PublicPageMissing.tsx'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({
  title: 'Screens/Public page/Missing',
  component: PublicPageMissing,
  parameters: { padded: false },
  globals: at('phone'),
})

export const Phone = meta.story({
  parameters: { picture: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await expect(canvas.getByText('It was removed, or the address is wrong. Check the code, or ask whoever gave it to you.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Tablet = meta.story({ globals: at('tablet') })

export const German = meta.story({ globals: { ...at('phone'), language: 'de' } })

export const RightToLeft = meta.story({ globals: { ...at('phone'), direction: 'rtl' } })
