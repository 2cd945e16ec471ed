import { type AccessToken, AccessTokenQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { AccessTokensScreen } from './AccessTokensScreen.tsx'

const erp: AccessToken = {
  id: '01939f00-0000-7000-8000-000000003001',
  name: 'ERP',
  clientId: 'tmc_7Qd2mVw0xLhT9cKf3RzA1g',
  accessTokenType: 'full',
  lastUsedAt: '2026-11-20T11:42:00Z',
  dateModified: '2026-03-02T10:00:00Z',
  createdAt: '2026-03-02T10:00:00Z',
  createdById: '01939f00-0000-7000-8000-000000002101',
}

const rows: readonly AccessToken[] = [
  erp,
  {
    ...erp,
    id: '01939f00-0000-7000-8000-000000003002',
    name: 'Packing line scale',
    clientId: 'tmc_Zb8nEo4Yt1uWq6JsXv5H2k',
    accessTokenType: 'restricted',
    restrictions: { permissions: ['interactions:create', 'items:read'] },
    expiresAt: '2027-03-31T22:59:59Z',
  },
  {
    ...erp,
    id: '01939f00-0000-7000-8000-000000003003',
    name: 'Harvest report 2025',
    clientId: 'tmc_Lr0iPa7Gd9bNc3MkSy6F4e',
    accessTokenType: 'read_only',
    lastUsedAt: undefined,
    expiresAt: '2026-01-31T22:59:59Z',
  },
]

const { args, states } = entityList(AccessTokenQuery, rows)

const meta = preview.meta({ title: 'Screens/Access tokens/Access tokens', component: AccessTokensScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Expired .* 2026$/)).toBeVisible()
    await expect(canvas.getByText('Never used')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New access token' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
/** Two dates in a card are told apart. */
export const DatesOnPhone = meta.story({
  globals: at('phone'),
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Expires \d+ \w+ 2027$/)).toBeVisible()
    await expect(canvas.getAllByText(/^Last used 20 Nov 2026, \d\d:42$/)).toHaveLength(2)
    await expect(canvas.getByText('Never used')).toBeVisible()
    await expect(canvas.getByText(/^Expired .* 2026$/)).toBeVisible()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
