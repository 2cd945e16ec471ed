import { type SupportProfile, SupportProfileListQuery } from '@tracemark/api/schemas'
import { expect, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { SupportProfilesScreen } from './SupportProfilesScreen.tsx'

const plain = { showExpanded: false, contactMethods: [], displayConditions: [], createdAt: '2024-02-05T10:00:00Z' }

const rows: readonly SupportProfile[] = [
  {
    ...plain,
    id: '01939f00-0000-7000-8000-000000002001',
    name: 'Growers’ office in Armenia',
    headerText: 'Ask the growers',
    phone: '+57 606 741 2200',
    email: 'hola@sierra-alta.example',
    primaryImage: picture('#3f6a4a', '#9fb79c'),
    contactMethods: ['email', 'phone'],
    order: 0,
    createdBy: { id: '01939f00-0000-7000-8000-000000001901', name: 'Luisa Marín' },
  },
  {
    ...plain,
    id: '01939f00-0000-7000-8000-000000002002',
    name: 'Importer in Bremen',
    phone: '+49 421 555 0118',
    contactMethods: ['phone', 'chat'],
    displayConditions: [{ property: 'country', operator: 2, value: 'DE,AT,CH' }],
    order: 1,
  },
  { ...plain, id: '01939f00-0000-7000-8000-000000002003', name: 'Visits', order: 2, createdAt: '2026-11-18T10:00:00Z' },
]

const { args, states } = entityList(SupportProfileListQuery, rows)

const meta = preview.meta({
  title: 'Screens/Support profiles/Support profiles',
  component: SupportProfilesScreen,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Email, Phone')).toBeVisible()
    await expect(canvas.getByText('1 condition')).toBeVisible()
    await expect(canvas.getAllByText('Everyone')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Contact methods' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Chat' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { contactMethod: 'chat' }, page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'New support profile' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
