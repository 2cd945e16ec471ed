import type { Classification } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ClassificationBar } from './ClassificationBar.tsx'

const counts = { notice: 1653, alert: 225, warning: 61, unclassified: 102 }

const Choosing = () => {
  const [chosen, setChosen] = useState<readonly Classification[]>(['alert'])
  return <ClassificationBar counts={counts} selected={chosen} onChoose={setChosen} />
}

const open = fn()

const meta = preview.meta({
  title: 'Staff/Classification bar',
  component: ClassificationBar,
  args: { counts },
})

export const Year = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('By classification: Notice 81%, Alert 11%, Warning 3%, Unclassified 5%')
  },
})

export const OneKind = meta.story({ args: { counts: { notice: 12, alert: 0, warning: 0, unclassified: 0 } } })

export const Nothing = meta.story({ args: { counts: { notice: 0, alert: 0, warning: 0, unclassified: 0 } } })

/** Bar and numbers are the same buttons, and the numbers stay what they are. */
export const Filtering = meta.story({
  render: () => <Choosing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pressed = () => canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(canvasElement.querySelector('[data-kind="warning"] > [tabindex]') as HTMLElement)
    await expect(pressed()).toEqual(['225 Alert', '61 Warning'])
    await userEvent.click(canvas.getByRole('button', { name: '225 Alert' }))
    await userEvent.click(canvas.getByRole('button', { name: '225 Alert' }))
    await expect(pressed()).toEqual(['225 Alert', '61 Warning'])
  },
})

/** Where the interactions are on another page, each leads to its own. */
export const Leading = meta.story({
  args: { getHref: (kind: Classification) => `/interactions?classification=${kind}`, onOpen: open },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '225 Alert' }))
    await expect(open).toHaveBeenLastCalledWith('/interactions?classification=alert')
  },
})
