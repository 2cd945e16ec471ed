import { useQuery } from '@tanstack/react-query'
import { CodeSample } from '@tracemark/ui/screens/identification-codes'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { publicPageQuery } from '../assets/asset-query.ts'
import { identificationCodes } from './resource.ts'

/** How the primary code of the asset looks. Its code comes after the list. */
const Sample = () => {
  const { id, name } = useAsset()
  const { organization, client } = useOrganization()
  // Changes of a code have the list's key, and so this one's, read anew.
  const primary = useQuery({
    queryKey: [identificationCodes.name, organization.id, 'list', id, 'primary'],
    queryFn: ({ signal }) => client.assets.identificationCodes({ params: { id }, query: { perPage: 1 } }, { signal }),
  })
  const { data } = useQuery(publicPageQuery(client, organization.slug, id))
  return <CodeSample name={name} code={primary.data?.items[0]} publicPage={data ? new URL(data, location.origin).href : undefined} />
}

export default Sample
