import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { organizationAccounts } = contract

export const invitationsFeature = defineFeature({
  name: 'invitations',
  layout: 'staff',
  texts: { own: 'invitations', list: ['people'] },
  pages: [
    {
      address: addresses.invitations.list,
      calls: [organizationAccounts.list, organizationAccounts.create],
      menu: { group: 'settings', icon: 'mail', label: 'names:invitations.title' },
      load: () => import('./list.tsx'),
    },
    {
      address: addresses.invitations.create,
      calls: [organizationAccounts.list, organizationAccounts.create],
      load: () => import('./create.tsx'),
    },
    // Who is not signed in is led by the invitation itself.
    { address: addresses.invitations.received, public: true, permissions: ['accounts:read'], load: () => import('./received.tsx') },
  ],
})
