import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { SavedViewForm, type SavedViewFormProps } from './SavedViewForm.tsx'

const QUALITY = '01939f00-0000-7000-8000-000000001201'

const args: SavedViewFormProps = {
  ...entityForm({ name: 'Main harvest 2026', audience: 'team' as const, teamId: QUALITY }),
  name: 'Main harvest 2026',
  upload: arrives,
  view: { team: { id: QUALITY, name: 'Quality' } },
  findTeams: async () => [{ value: QUALITY, label: 'Quality' }],
  mayShare: true,
  mayKeep: true,
}

const meta = preview.meta({
  title: 'Screens/Saved views/Saved view',
  component: SavedViewForm,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

export const Edit = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: 'Team' })).toHaveValue('Quality')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who sees it' }), 'Organization')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const New = meta.story({
  args: { isNew: true, name: undefined, view: undefined, values: { name: '', audience: 'private' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Alerts')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Alerts', audience: 'private' }, args.values))
  },
})

/** Who may not change what the list shows keeps views for themselves. */
export const MayNotShare = meta.story({
  args: { isNew: true, name: undefined, view: undefined, values: { name: '', audience: 'private' }, mayShare: false },
  play: async () => {
    const audience = await screen.findByRole('combobox', { name: 'Who sees it' })
    await expect(audience).toHaveAccessibleDescription(/you need permission to change what the list shows/)
    await expect([...audience.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Only me'])
  },
})

export const WithoutTeam = meta.story({
  args: {
    values: { name: 'Main harvest 2026', audience: 'team' },
    view: undefined,
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['teamId'], code: 'required' as const, message: 'is required' }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Team' })).toBeInvalid())
  },
})

export const NameTaken = meta.story({
  args: {
    onSave: fn(async () => ({ code: 'name_taken' as const, fields: [{ path: ['name'], code: 'taken' as const, message: 'taken' }] })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid())
  },
})

export const Loading = meta.story({ args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const German = meta.story({ globals: { language: 'de' } })
export const Phone = meta.story({ globals: at('phone') })
