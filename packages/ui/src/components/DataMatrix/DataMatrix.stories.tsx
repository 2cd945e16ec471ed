import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DataMatrix } from './DataMatrix.tsx'

const meta = preview.meta({
  title: 'Staff/Data Matrix',
  component: DataMatrix,
  args: { value: '(01)09506000134352(21)SA-0004-217', isGs1: true, label: 'Code of unit SA-0004-217' },
  globals: { viewport: { value: 'part', isRotated: false } },
  parameters: { picture: false },
})

export const Gs1 = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Code of unit SA-0004-217' })).toBeVisible()
  },
})

export const PlainText = meta.story({
  args: { value: 'SA-0004-217', isGs1: false, size: 90 },
  play: async ({ canvas }) => {
    const drawn = await canvas.findByRole<HTMLImageElement>('img')
    await waitFor(() => expect(drawn.naturalWidth).toBeGreaterThan(0))
    await expect(drawn.width).toBe(90)
  },
})
