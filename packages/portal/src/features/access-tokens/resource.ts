import { addresses } from '@tracemark/api/addresses'
import type { CallOptions } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { AccessTokenChange } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'

type Change = z.input<typeof AccessTokenChange>
type Options = Omit<CallOptions, 'token'>

export const accessTokens = defineResource({
  name: 'access-tokens',
  entity: 'access-tokens',
  menu: 'settings',
  addresses: addresses['access-tokens'],
  contract: contract.accessTokens,
  calls: ({ accessTokens: calls }) => ({
    ...calls,
    // Restrictions go with the type that has them; with another type they are gone.
    update: ({ params, body }: { params: { id: string }; body: Change }, options?: Options) => {
      const { restrictions, ...rest } = body
      return calls.update({ params, body: restrictions ? { ...rest, accessTokenType: 'restricted', restrictions } : rest }, options)
    },
  }),
  getName: ({ name }) => name,
  deleteText: 'access-tokens:revoke_text',
  deleteWords: {
    label: 'access-tokens:revoke',
    one: 'access-tokens:revoke_title',
    selected: 'access-tokens:revoke_selected',
    done: 'access-tokens:revoked',
  },
  isMadeOnce: true,
  opens: 'drawer',
})
