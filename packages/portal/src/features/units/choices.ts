import type { OrganizationClient } from '@tracemark/api/client'
import type { Unit } from '@tracemark/api/schemas'

/** Units, to be found and named as options are. */
export const unitChoices = {
  name: 'units',
  calls: (client: OrganizationClient) => client.units,
  getName: ({ name }: Unit) => name,
}
