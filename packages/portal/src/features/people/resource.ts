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
