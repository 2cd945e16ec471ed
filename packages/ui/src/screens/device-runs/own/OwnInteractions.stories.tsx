import type { OwnInteraction } from '@tracemark/api/schemas'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { OwnInteractions } from './OwnInteractions.tsx'

const [first] = interactions
if (!first) throw new Error('The fixtures have no interactions.')

const own = (_id: string, more: Partial<OwnInteraction>): OwnInteraction => ({ ...first, _id, correction: 'over', ...more })

const meta = preview.meta({
  title: 'Screens/Tasks/Sent interactions',
  component: OwnInteractions,
  parameters: { picture: false, padded: false },
  globals: { viewport: { value: 'phoneTall', isRotated: false } },
  args: {
    interactions: [
      own('a', { correction: 'open', correctUntil: '2026-11-21T09:41:00Z' }),
      own('b', { correction: 'open', review: 'needs_changes', reviewReason: 'The photo of the record book is missing.' }),
      own('c', { review: 'received' }),
      own('d', { review: 'approved', correction: 'approved' }),
      own('e', { review: 'rejected', reviewReason: 'Recorded twice.' }),
    ],
    onCorrect: fn(),
  },
})

/** Those that were sent back are corrected however long ago they were recorded; the others for a while. */
export const EveryState = meta.story({
  play: async ({ args, userEvent }) => {
    const ways = await screen.findAllByRole('button', { name: 'Correct answers' })
    await expect(ways).toHaveLength(2)
    await userEvent.click(ways[1] as HTMLElement)
    await expect(args.onCorrect).toHaveBeenLastCalledWith('b')
  },
})

export const DarkGerman = meta.story({ globals: { viewport: { value: 'phoneTall', isRotated: false }, theme: 'dark', language: 'de' } })
