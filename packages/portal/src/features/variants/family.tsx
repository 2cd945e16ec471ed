import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { Variant } from '@tracemark/api/schemas'
import { type FamilyDirection, FamilyTree, type LinkValues, type UnitsOfMeasure } from '@tracemark/ui/screens/variants/record'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { notAssociated, toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useVariant } from './variant-context.ts'

/** Steps that are shown at first. */
const DEPTH = 3
const FOUND_MAX = 20

/** With its asset: names of variants repeat from one asset to the next. */
const getName = ({ name, variantId, thingName }: Variant) => `${name} (${variantId}) · ${thingName}`

/** Which way round two variants are linked: the other is the variant's parent or its child. */
const toLink = (direction: FamilyDirection, id: string, other: string) =>
  direction === 'parents' ? { id: other, childId: id } : { id, childId: other }

const useBranch = (direction: FamilyDirection) => {
  const { variant } = useVariant()
  const { organization, client } = useOrganization()
  const [depth, onDepth] = useState(DEPTH)
  const query = useQuery({
    queryKey: ['variant-family', organization.id, variant.id, direction, depth],
    queryFn: ({ signal }) => client.variants.hierarchy({ params: { id: variant.id }, query: { direction, maxDepth: depth } }, { signal }),
    placeholderData: (previous) => previous,
  })
  return {
    direction,
    hierarchy: query.data,
    failure: query.error && !query.data ? toFailure(query.error) : undefined,
    onRetry: () => void query.refetch(),
    depth,
    onDepth,
  }
}

/** What the variant was made of, and what was made of it. */
export const Family = ({ units }: { units: UnitsOfMeasure }) => {
  const { variant, viewOnly } = useVariant()
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tell = useTellFailure()
  const branches = [useBranch('parents'), useBranch('children')]
  const { id } = variant
  const refresh = () =>
    Promise.all(['variant-family', 'variant-history'].map((stale) => queries.invalidateQueries({ queryKey: [stale, organization.id] })))
  const link = useMutation({
    mutationFn: ({ direction, values: { otherId, ...body } }: { direction: FamilyDirection; values: LinkValues }) =>
      client.variants.link({ params: toLink(direction, id, otherId), body }),
    onSuccess: refresh,
  })
  const unlink = useMutation({
    mutationFn: ({ direction, other }: { direction: FamilyDirection; other: string }) =>
      client.variants.unlink({ params: toLink(direction, id, other) }),
    onSuccess: refresh,
    onError: tell,
  })
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const query = { perPage: FOUND_MAX, ...(search !== '' && { search }) }
      const { items } = await client.variants.list({ query }, { signal })
      return items.filter((other) => other.id !== id).map((other) => ({ value: other.id, label: getName(other) }))
    },
    [client, id],
  )
  return (
    <FamilyTree
      name={variant.name}
      branches={branches}
      units={units}
      getHref={(node) =>
        addresses.variants.one.to({ org: organization.slug, thingId: node.thingId, variantId: node.id, tab: 'components' })
      }
      onOpen={(href) => void navigate(href)}
      editing={
        viewOnly === undefined
          ? {
              find,
              onLink: (direction, values) =>
                link.mutateAsync({ direction, values }).then(
                  () => undefined,
                  (error: Error) => notAssociated(toFailure(error)),
                ),
              onUnlink: (direction, other) => unlink.mutate({ direction, other }),
            }
          : undefined
      }
    />
  )
}
