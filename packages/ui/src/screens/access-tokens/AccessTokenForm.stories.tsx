import { ProgramPermission } from '@tracemark/api/schemas'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { AccessTokenForm, type AccessTokenFormProps } from './AccessTokenForm.tsx'

const args: AccessTokenFormProps = {
  ...entityForm({
    name: 'Packing line scale',
    accessTokenType: 'restricted' as const,
    restrictions: { permissions: ['items:read' as const] },
    expiresAt: '2027-03-31T22:59:59Z',
  }),
  name: 'Packing line scale',
  upload: arrives,
  permissions: ProgramPermission.options,
  isOwn: true,
}

const meta = preview.meta({ title: 'Screens/Access tokens/Access token', component: AccessTokenForm, globals: at('wide'), args })

export const Edit = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, userEvent }) => {
    const box = (name: string) => screen.getByRole('checkbox', { name })
    await expect(await screen.findByRole('checkbox', { name: 'Units: view' })).toBeChecked()
    await userEvent.click(box('Units: All'))
    await expect(box('Units: delete')).toBeChecked()
    await userEvent.click(box('Units: delete'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          accessTokenType: 'restricted',
          restrictions: { permissions: ['items:read', 'items:list', 'items:create', 'items:update'] },
        }),
        args.values,
      ),
    )
  },
})

const LoadedAfterwards = (props: AccessTokenFormProps) => {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  return <AccessTokenForm {...props} values={isLoaded ? props.values : undefined} />
}

/** The permissions of a token that is opened by its address are there once it is loaded, and come back with its type. */
export const Loaded = meta.story({
  parameters: { picture: false },
  render: (props) => <LoadedAfterwards {...props} />,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Units: view' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Full access/ }))
    await userEvent.click(screen.getByRole('radio', { name: /^Restricted/ }))
    await expect(await screen.findByRole('checkbox', { name: 'Units: view' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Units: list' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { ...args.values, restrictions: { permissions: ['items:read', 'items:list'] } },
        args.values,
      ),
    )
  },
})

/** One stop of Tab; arrow keys lead on, past what a resource does not know. */
export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    const all = await screen.findByRole('checkbox', { name: 'All' })
    all.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('checkbox', { name: 'All: view' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox', { name: 'Assets: view' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(all).toHaveFocus()
  },
})

export const New = meta.story({
  args: { isNew: true, name: undefined, values: {} as never },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('radio', { name: 'Read only' })).toBeChecked()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'ERP')
    await userEvent.click(screen.getByRole('radio', { name: 'Restricted' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await expect(await screen.findByText('Choose at least one permission')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** The name is for all admins; what it may do, for its creator. */
export const OfSomebodyElse = meta.story({ args: { isOwn: false } })
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const Phone = meta.story({ globals: at('phone') })
export const German = meta.story({ globals: { ...at('phone'), language: 'de' } })
