import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const supportProfiles = defineResource({
  name: 'support-profiles',
  entity: 'support-profiles',
  menu: 'settings',
  addresses: addresses['support-profiles'],
  contract: contract.supportProfiles,
  calls: (client) => client.supportProfiles,
  getName: ({ name }) => name,
  deleteText: 'support-profiles:delete_text',
  opens: 'drawer',
})
