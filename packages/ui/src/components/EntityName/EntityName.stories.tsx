import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { EntityName } from './EntityName.tsx'

const meta = preview.meta({
  title: 'Staff/Entity name',
  component: EntityName,
  parameters: { picture: false },
  args: { name: 'Finca La Esperanza' },
})

/** The letter is an ornament: a screen reader hears the name once. */
export const Letter = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('i')).toHaveTextContent(/^F$/)
    await expect(canvasElement.querySelector('i')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** What has an icon and no picture shows that. */
export const WithIcon = meta.story({
  args: { icon: 'farm' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('i > svg')).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/^Finca La Esperanza$/)
  },
})

export const BrokenImage = meta.story({
  args: { image: 'data:image/png;base64,bm8gcGljdHVyZQ==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('i')).toHaveTextContent(/^F$/))
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

export const Thumbnail = meta.story({ args: { image: picture('#8a5a2b', '#c9ab82') } })
