import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from './Button/Button.tsx'
import { onDemand, useOnDemand } from './on-demand.ts'
import { ToastProvider } from './Toasts/ToastProvider.tsx'

const fetchCode = fn<() => Promise<string>>()

const Opener = () => {
  const [source] = useState(() => onDemand(fetchCode))
  const [open, setOpen] = useState(false)
  const code = useOnDemand(source, open)
  return (
    <>
      <Button onClick={() => setOpen(!open)}>Menu</Button>
      {open && code}
    </>
  )
}

const meta = preview.meta({ title: 'Staff/Code loaded on demand', parameters: { picture: false } })

/** A part that does not come is told of; the page stays, and the next press fetches it again. */
export const Failed = meta.story({
  render: () => (
    <ToastProvider>
      <Opener />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    fetchCode.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('The menu')
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Part of the portal could not be loaded\. Reload the page\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(canvas.getByText('The menu')).toBeVisible())
    await expect(fetchCode).toHaveBeenCalledTimes(2)
  },
})
