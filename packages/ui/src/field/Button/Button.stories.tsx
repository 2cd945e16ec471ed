import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Button } from './Button.tsx'

const meta = preview.meta({
  title: 'Field/Button',
  component: Button,
  decorators: [inField],
  args: { children: 'Submit', onClick: fn() },
  argTypes: { children: { control: 'text' } },
})

export const Default = meta.story({ parameters: { picture: false }, args: { children: 'OK', kind: 'primary' } })

export const Kinds = meta.story({
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Button kind="primary">Submit</Button>
      <Button>Take another photo</Button>
      <Button kind="primary" busy>
        Submitting
      </Button>
    </div>
  ),
})

export const BusyTakesNoPress = meta.story({
  args: { busy: true, kind: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

const Sending = () => {
  const [step, setStep] = useState(0)
  return (
    <Button busy={step === 1} onClick={() => setStep(step + 1)}>
      {step === 1 ? 'Submitting' : 'Submit'}
    </Button>
  )
}

/** On a page that the browser translates, too. */
export const BecomesBusy = meta.story({
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submitting' })).toHaveAttribute('aria-busy', 'true'))
  },
})
