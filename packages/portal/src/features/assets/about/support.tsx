import type { OrganizationClient } from '@tracemark/api/client'
import { type AssignedProfile, SupportTab } from '@tracemark/ui/screens/assets/about'
import { useParams } from 'react-router'
import type { PageContext } from '../../../platform/feature.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { readAllPages } from '../../../platform/resource/read-all-pages.ts'
import { AssetPage } from '../asset-page.tsx'
import { assetQuery } from '../asset-query.ts'
import { useAssignedForm } from './use-assigned-form.ts'
import { useFoundEntities } from './use-found-entities.ts'

const listProfiles = (client: OrganizationClient, query: { perPage: number; search?: string }, signal: AbortSignal) =>
  client.supportProfiles.list({ query }, { signal })

export const prefetch = ({ client, queries, params: { thingId = '' } }: PageContext) => queries.prefetchQuery(assetQuery(client, thingId))

const Support = ({ thingId }: { thingId: string }) => {
  const { client } = useOrganization()
  const found = useFoundEntities(listProfiles)
  const { form, version, question } = useAssignedForm<AssignedProfile>({
    field: 'supportProfileIds',
    queryName: 'support-profiles',
    readAssigned: (signal) =>
      readAllPages((query) => client.assets.supportProfiles({ params: { id: thingId }, query }, { ...(signal && { signal }) })),
    read: found.read,
    unknown: (id) => ({ id, name: id }),
  })
  return (
    <>
      <SupportTab key={version} {...form} {...found} />
      {question}
    </>
  )
}

/** /org/:org/things/:thingId/support */
export const Component = () => {
  const { thingId = '' } = useParams()
  return (
    <AssetPage tab="support">
      <Support key={thingId} thingId={thingId} />
    </AssetPage>
  )
}
