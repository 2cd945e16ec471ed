import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { userStatuses } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'

/** Members and who is invited and may still come. They are invited on pages of their own, and changed by the actions of their rows. */
export const users = defineResource({
  name: 'people',
  entity: 'people',
  menu: 'settings',
  addresses: addresses.people,
  contract: contract.organizationAccounts,
  calls: ({ organizationAccounts: { list, get } }) => ({
    list: ({ query }: Pick<NonNullable<Parameters<typeof list>[0]>, 'query'>, options?: Parameters<typeof list>[1]) =>
      list({ query: { status: userStatuses, ...query } }, options),
    get: ({ params: { id } }: { params: { id: string } }, options?: Parameters<typeof get>[1]) =>
      get({ params: { accountId: id } }, options),
  }),
  // The query has one more: who has declined is no user.
  filters: { status: { type: 'choices', each: z.enum(userStatuses) } },
  getName: ({ name }) => name,
  deleteText: 'people:remove_text',
  opens: 'drawer',
})

type UserCalls = ReturnType<typeof users.calls>

const toChoice = ({ accountId, name }: { accountId?: string | undefined; name: string }) =>
  accountId === undefined ? [] : [{ id: accountId, name }]

/** People as what records and jobs name: by their account, which who is only invited does not have yet. */
export const accounts = {
  name: users.name,
  calls: (...parts: Parameters<typeof users.calls>) => {
    const { list, get } = users.calls(...parts)
    return {
      list: async (...[{ query }, options]: Parameters<UserCalls['list']>) => {
        const page = await list({ query: { status: ['active', 'suspended'], ...query } }, options)
        return { ...page, items: page.items.flatMap(toChoice) }
      },
      get: async (...asked: Parameters<UserCalls['get']>) => ({ id: asked[0].params.id, name: (await get(...asked)).name }),
    }
  },
  getName: ({ name }: { name: string }) => name,
} as const

/** Those who can be given something to do. */
export const activeAccounts = { ...accounts, offered: { status: ['active' as const] } }
