import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx'

const args: PermissionMatrixProps = {
  label: 'Permissions',
  permissions: ['things:read', 'things:list', 'things:create', 'items:read', 'items:list'],
  defaultValue: ['things:read'],
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Staff/Permission matrix',
  component: PermissionMatrix,
  parameters: { picture: false },
  args,
})

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    const last = boxes.at(-1) as HTMLElement
    await userEvent.click(last)
    await expect(args.onChange).toHaveBeenLastCalledWith(['things:read', 'items:list'])
  },
})

export const Refused = meta.story({ args: { defaultValue: [], error: 'Choose at least one permission' } })

export const ReadOnly = meta.story({ args: { readOnly: true } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
