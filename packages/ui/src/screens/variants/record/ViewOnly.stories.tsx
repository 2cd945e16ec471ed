import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ViewOnly } from './ViewOnly.tsx'

const meta = preview.meta({ title: 'Screens/Variants/Read only', component: ViewOnly, parameters: { picture: false } })

export const Archived = meta.story({
  args: { reason: 'archived' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('View only. Restore the archived variant to edit it.')
  },
})

export const WithoutRights = meta.story({
  args: { reason: 'rights' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('View only. Ask an admin for the right to edit variants.')
  },
})

/** Whoever may edit is told nothing. */
export const Editable = meta.story({
  args: { reason: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
})

export const German = meta.story({ args: { reason: 'archived' }, globals: { language: 'de' } })
