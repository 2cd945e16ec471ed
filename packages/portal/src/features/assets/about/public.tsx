import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { PublicTab } from '@tracemark/ui/screens/assets/overview'
import { useNavigate } from 'react-router'
import { toFailure } from '../../../platform/failure.ts'
import type { PageContext } from '../../../platform/feature.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useTellFailure } from '../../../platform/use-tell-failure.ts'
import { AssetPage, useAsset } from '../asset-page.tsx'
import { assetQuery } from '../asset-query.ts'

/** As many tasks are looked through for those that visitors are offered. */
const TASKS = 100

export const prefetch = ({ client, queries, params: { thingId = '' } }: PageContext) => queries.prefetchQuery(assetQuery(client, thingId))

const Public = () => {
  const asset = useAsset()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const { id: thingId } = asset
  const org = organization.slug
  const info = useQuery({
    queryKey: ['asset', organization.id, thingId, 'public-info'],
    queryFn: ({ signal }) => client.assets.publicInfo({ params: { id: thingId } }, { signal }),
  })
  const maySeeTasks = may(contract.assets.tasks)
  const tasks = useQuery({
    queryKey: ['task-assets', organization.id, 'services', thingId],
    queryFn: ({ signal }) => client.assets.tasks({ params: { id: thingId }, query: { perPage: TASKS, allowInherited: '1' } }, { signal }),
    enabled: maySeeTasks,
  })
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslate()
  const switchOn = useMutation({
    mutationFn: () => client.assets.updatePublicInfo({ params: { id: thingId }, body: { isEnabledPublicLink: true } }),
    onSuccess: () => toast({ kind: 'positive', text: t('asset-page:switched_on') }),
    onError: useTellFailure(),
    onSettled: () =>
      Promise.all(['asset', 'public-page'].map((kind) => queries.invalidateQueries({ queryKey: [kind, organization.id, thingId] }))),
  })
  const link = info.data?.publicLink
  const about = (tab: string) => addresses['assets/about'].one.to({ org, thingId, tab })
  return (
    <PublicTab
      asset={asset}
      info={info.data}
      failure={info.error && !info.data ? toFailure(info.error) : undefined}
      onRetry={() => void info.refetch()}
      address={link === undefined ? undefined : window.location.origin + getPublicPagePath(org, link)}
      services={tasks.data?.items.filter((task) => task.publicServiceEnabled).map(({ task }) => task.name)}
      onSwitchOn={may(contract.assets.updatePublicInfo) ? () => switchOn.mutate() : undefined}
      switching={switchOn.isPending}
      hrefs={{
        advanced: about('advanced'),
        tasks: maySeeTasks ? addresses['task-assets'].list.to({ org, thingId }) : undefined,
        about,
      }}
      onOpen={(href) => void navigate(href)}
    />
  )
}

/** /org/:org/things/:thingId/public */
export const Component = () => (
  <AssetPage tab="public">
    <Public />
  </AssetPage>
)
