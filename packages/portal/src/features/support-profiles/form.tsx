import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Collection } from '@tracemark/api/schemas'
import { SupportProfileForm } from '@tracemark/ui/screens/support-profiles'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { supportProfiles } from './resource.ts'

const collections = {
  calls: (client: OrganizationClient) => client.collections,
  getName: ({ name }: Collection) => name,
}

/** …/support-profiles/new and …/support-profiles/:id */
export const Component = () => {
  const { organization } = useOrganization()
  const { client } = useServices()
  const { form, question, row } = useResourceForm(supportProfiles)
  const findCollections = useFindOptions(collections)
  const statuses = useQuery(unitStatusesQuery(client, organization.id))
  return (
    <>
      <SupportProfileForm {...form} profile={row} findCollections={findCollections} unitStatuses={statuses.data} />
      {question}
    </>
  )
}
