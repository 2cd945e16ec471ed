import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { accessTokenSorts } from '@tracemark/api/schemas'
import { defineResource, resourceFeature } from '../../platform/resource/resource.ts'

export const accessTokens = defineResource({
  name: 'access-tokens',
  entity: 'access-tokens',
  icon: 'lock',
  menu: 'settings',
  addresses: addresses['access-tokens'],
  contract: contract.accessTokens,
  calls: ({ accessTokens: { exchange: _, ...calls } }) => ({
    ...calls,
    // Restrictions go with the type that has them; with another type they are gone.
    update: (
      { params, body: { restrictions, ...body } }: Parameters<typeof calls.update>[0],
      options: Parameters<typeof calls.update>[1],
    ) => calls.update({ params, body: restrictions ? { ...body, accessTokenType: 'restricted', restrictions } : body }, options),
  }),
  sorts: accessTokenSorts,
  nameOf: ({ name }) => name,
  deleteText: 'access-tokens:revoke_text',
  deleteWords: {
    label: 'access-tokens:revoke',
    one: 'access-tokens:revoke_one',
    selected: 'access-tokens:revoke_selected',
    done: 'access-tokens:revoked',
  },
  opens: 'drawer',
})

export const accessTokensFeature = resourceFeature(accessTokens, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})
