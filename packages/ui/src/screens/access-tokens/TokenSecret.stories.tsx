import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { TokenSecret } from './TokenSecret.tsx'

const meta = preview.meta({
  title: 'Screens/Access tokens/Secret',
  component: TokenSecret,
  globals: at('wide'),
  args: { name: 'Packing line scale', token: 'tmt_q3VxT0cR8mYbKe7LwZs2Jh5NdGf9PaUo1iXy6EtB4Wk', onDone: fn() },
})

export const Shown = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '“Packing line scale” was created' })
    const done = screen.getByRole('button', { name: 'Done' })
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(done).toBeDisabled()
    await userEvent.click(screen.getByRole('switch', { name: 'I have stored the token in a safe place' }))
    await userEvent.click(done)
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: at('phone') })
