import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { OwnInteractions } from '@tracemark/ui/screens/device-runs/own'
import { useOrganizationClient } from '../../platform/services-context.tsx'
import { useWayBack } from '../../platform/use-way-back.ts'

/** Older ones are found by staff. */
const NEWEST = 20

/** What the worker has sent to the organization whose tasks they ran: an addition to the page, which stands without it where nothing answers. */
export const SentInteractions = ({ organization }: { organization: { id: number; slug: string } }) => {
  const client = useOrganizationClient(organization.id)
  const { open } = useWayBack()
  const own = useQuery({
    queryKey: ['interactions', organization.id, 'own'],
    queryFn: ({ signal }) => client.interactions.own({ query: { perPage: NEWEST } }, { signal }),
  })
  if (!own.data || own.data.items.length === 0) return null
  return (
    <OwnInteractions
      interactions={own.data.items}
      onCorrect={(id) => open(addresses['guided-tasks'].answers.to({ org: organization.slug, interactionId: id }))}
    />
  )
}
