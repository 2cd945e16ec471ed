import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { type Variant, VariantQuery } from '@tracemark/api/schemas'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useTranslate } from '@tracemark/ui/i18n'
import { VariantsScreen } from '@tracemark/ui/screens/variants/list'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { type ServerListOptions, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { AssetPage } from '../assets/asset-page.tsx'
import { assetQuery } from '../assets/asset-query.ts'

const getListOptions = (client: OrganizationClient, thingId: string): ServerListOptions<Variant, typeof VariantQuery> => ({
  queryKey: ['variants', client.organizationId, thingId],
  query: VariantQuery,
  fetch: (query, signal) => client.variants.list({ query: { ...query, thingId } }, { signal }),
})

export const prefetch = ({ client, queries, params: { thingId = '' }, search }: PageContext) =>
  Promise.all([
    queries.prefetchQuery(assetQuery(client, thingId)),
    queries.prefetchQuery(serverListQuery(getListOptions(client, thingId), search)),
  ])

const giveCode = onDemand(() => import('./give-attributes.tsx'), ['asset-page', 'attributes', 'forms'])

const List = ({ thingId, onCreate }: { thingId: string; onCreate: (() => void) | undefined }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const list = useServerList(getListOptions(client, thingId))
  // Those that are selected may stand on several pages.
  const seen = useRef(new Map<string, Variant>())
  for (const variant of list.page?.items ?? []) seen.current.set(variant.id, variant)
  const [given, setGiven] = useState<readonly Variant[]>()
  const giving = useOnDemand(giveCode, given !== undefined)
  const give = (ids: readonly string[]) => setGiven(ids.flatMap((id) => seen.current.get(id) ?? []))
  const getHref = (id: string) => addresses.variants.one.to({ org: organization.slug, thingId, variantId: id })
  return (
    <>
      <VariantsScreen
        {...list}
        getHref={getHref}
        onOpen={(id) => void navigate(getHref(id))}
        onCreate={onCreate}
        onGiveAttributes={may(contract.variants.bulkAttributes) && may(contract.variants.attributes) ? give : undefined}
      />
      {giving && given && <giving.default thingId={thingId} variants={given} attributes={[]} onClose={() => setGiven(undefined)} />}
    </>
  )
}

/** /org/:id/things/:thingId/variants */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const onCreate = may(contract.variants.create) ? () => void navigate('new') : undefined
  return (
    <AssetPage tab="variants" primary={onCreate && { label: t('lists:variants.new'), icon: 'plus', onSelect: onCreate }}>
      <List key={thingId} thingId={thingId} onCreate={onCreate} />
    </AssetPage>
  )
}
