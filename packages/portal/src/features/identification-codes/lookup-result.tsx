import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { FoundVariants } from '@tracemark/ui/screens/identification-codes'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useAsset } from '../assets/asset-page.tsx'

/** A failure is told where it comes. */
const done = () => undefined

/** The others are a press away. */
const SHOWN = 6

/** Which variants of the asset an ID finds. */
const LookupResult = () => {
  const { id: thingId } = useAsset()
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const queryKey = ['variants', organization.id, thingId, 'found']
  const newest = useQuery({
    queryKey: [...queryKey, 'newest'],
    queryFn: ({ signal }) => client.variants.list({ query: { thingId, perPage: SHOWN } }, { signal }),
  })
  const active = useQuery({
    queryKey: [...queryKey, 'active'],
    queryFn: ({ signal }) => client.variants.list({ query: { thingId, status: ['active'], perPage: 1 } }, { signal }),
  })
  const set = useMutation({
    mutationFn: ({ id, status }: { id: string; status: 'active' | 'suspended' }) =>
      client.variants.update({ params: { id }, body: { status } }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['variants', organization.id] }),
  })
  return (
    <FoundVariants
      variants={newest.data?.items}
      counts={newest.data && active.data && { active: active.data.totalItems, all: newest.data.totalItems }}
      href={addresses.variants.list.to({ org: organization.slug, thingId })}
      onSet={may(contract.variants.update) ? (id, status) => set.mutateAsync({ id, status }).then(done, done) : undefined}
    />
  )
}

export default LookupResult
