import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.tsx'

const args: ErrorNoticeProps = { failure: { code: 'timeout', requestId: '01939f2c-7a5b-7cc1' }, onRetry: fn() }

const meta = preview.meta({
  title: 'Field/Error notice',
  component: ErrorNotice,
  decorators: [inField],
  args,
})

export const Timeout = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NothingToRetry = meta.story({ args: { failure: { code: 'token_expired' }, onRetry: undefined } })
