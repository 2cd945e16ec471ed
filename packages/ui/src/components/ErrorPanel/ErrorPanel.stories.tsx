import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ErrorCodes } from '../../stories/ErrorCodes.tsx'
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx'

const args: ErrorPanelProps = { failure: { code: 'internal', requestId: '01939f2c-7a5b-7cc1' }, onRetry: fn() }

const meta = preview.meta({
  title: 'Staff/Error panel',
  component: ErrorPanel,
  args,
  globals: { viewport: { value: 'partTall', isRotated: false } },
})

export const ServerProblem = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Request 01939f2c-7a5b-7cc1')).toBeVisible()
  },
})

export const Unreachable = meta.story({ args: { failure: { code: 'network_unreachable' } } })

export const NothingToRetry = meta.story({ args: { failure: { code: 'permission_denied' }, onRetry: undefined } })

/** What is not there is not found by a second try: the list is offered instead. */
export const Missing = meta.story({
  parameters: { picture: false },
  args: { failure: { code: 'deleted_meanwhile' }, back: { label: 'Go to Assets', href: '/products/list', onBack: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Another user deleted it while you had it open.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    const way = canvas.getByRole('link', { name: 'Go to Assets' })
    await expect(way).toHaveAttribute('href', '/products/list')
    await userEvent.click(way)
    await expect(args.back?.onBack).toHaveBeenCalledOnce()
  },
})

export const German = meta.story({ args: { failure: { code: 'timeout', requestId: '01939f2c-7a5b-7cc1' } }, globals: { language: 'de' } })

/** Every code, those of the server and those of the device, with what a person reads: to be read, and so without a picture of all that text. */
export const AllCodes = meta.story({
  render: () => <ErrorCodes />,
  globals: { viewport: { value: 'desktopLong', isRotated: false } },
})

export const AllCodesInGerman = meta.story({
  render: () => <ErrorCodes />,
  globals: { language: 'de', viewport: { value: 'desktopLong', isRotated: false } },
})
