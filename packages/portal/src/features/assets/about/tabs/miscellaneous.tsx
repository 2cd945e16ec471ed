import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { type Asset, assetStatuses } from '@tracemark/api/schemas'
import { MiscellaneousTab, metadataRows, toMetadata } from '@tracemark/ui/screens/assets/about'
import { ContentTransfers } from '@tracemark/ui/screens/clipboard'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../../../platform/organization-context.tsx'
import { useAsset } from '../../asset-page.tsx'
import { assetQuery } from '../../asset-query.ts'
import { type AssetChanges, assetChange, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'
import { useFoundEntities } from '../use-found-entities.ts'

type Values = NonNullable<ComponentProps<typeof MiscellaneousTab>['values']>

const options = {
  tab: 'miscellaneous',
  getValues: ({ asset: { inheritedId, inheritedMode, metadata } }: SavedAsset): Values => ({
    metadata: metadataRows(metadata),
    ...(inheritedId !== undefined && { inheritedId }),
    ...(inheritedMode !== undefined && { inheritedMode }),
  }),
  // What comes from no asset has no way of coming from it.
  getChanges: ({ inheritedId, inheritedMode, metadata }: Values, { metadata: was, ...before }: Values): AssetChanges => ({
    asset: {
      ...assetChange(before, inheritedId === undefined ? {} : { inheritedId, inheritedMode }),
      ...(JSON.stringify(metadata) !== JSON.stringify(was) && { metadata: toMetadata(metadata) }),
    },
  }),
}

/** More than an asset is known by. */
const CODES_MAX = 50
const TRANSFERS_SHOWN = 10

/** One that is archived stays where it is referred to, and nothing new refers to it. */
const listAssets = (client: OrganizationClient, query: { perPage: number; search?: string }, signal: AbortSignal) =>
  client.assets.list({ query: { ...query, status: assetStatuses.live } }, { signal })

/** How many tasks an asset takes from those that it follows. */
const useInheritedTasks = ({ id, inheritedMode }: Pick<Asset, 'id' | 'inheritedMode'>) => {
  const { organization, client, may } = useOrganization()
  const { data } = useQuery({
    queryKey: ['inherited-tasks', organization.id, id, inheritedMode],
    queryFn: async ({ signal }) => {
      const count = (allowInherited: 0 | 1) =>
        client.assets.tasks({ params: { id }, query: { perPage: 1, allowInherited } }, { signal }).then(({ totalItems }) => totalItems)
      const [own, all] = await Promise.all([count(0), count(1)])
      return all - own
    },
    enabled: inheritedMode === 'continuous' && may(contract.assets.tasks),
  })
  return data
}

export const Component = () => {
  const asset = useAsset()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const { form, saved, version, question } = useAssetForm<Values>(options)
  const { find } = useFoundEntities(listAssets)
  const shown = saved?.asset ?? asset
  const codes = useQuery({
    queryKey: ['identification-codes', organization.id, 'of-asset', asset.id],
    queryFn: ({ signal }) => client.assets.identificationCodes({ params: { id: asset.id }, query: { perPage: CODES_MAX } }, { signal }),
    enabled: may(contract.assets.identificationCodes),
  })
  const { inheritedId = '' } = shown
  const inherited = useQuery({
    ...assetQuery(client, inheritedId),
    enabled: inheritedId !== '',
  })
  const transfers = useInfiniteQuery({
    queryKey: ['content-transfers', organization.id, asset.id],
    queryFn: ({ signal, pageParam }) =>
      client.clipboard.transfers({ params: { id: asset.id }, query: { page: pageParam, perPage: TRANSFERS_SHOWN } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })
  return (
    <>
      <MiscellaneousTab
        key={version}
        {...form}
        asset={shown}
        codes={codes.data?.items}
        isInheritedArchived={inherited.data?.status === assetStatuses.archived}
        inheritedTasks={useInheritedTasks(shown)}
        find={find}
        getHref={(thingId) => addresses.assets.one.to({ org: organization.slug, thingId })}
        onOpen={(href) => void navigate(href)}
        more={
          transfers.data && (
            <ContentTransfers
              transfers={transfers.data.pages.flatMap(({ items }) => items)}
              onMore={transfers.hasNextPage ? () => void transfers.fetchNextPage() : undefined}
            />
          )
        }
      />
      {question}
    </>
  )
}
