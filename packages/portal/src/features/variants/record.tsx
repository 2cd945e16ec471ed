import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { isEditable, takesUnits } from '@tracemark/api/rules'
import type { Variant as VariantRecord } from '@tracemark/api/schemas'
import { createVariantMachine, isSameView, toSharingView, toVariantView, type VariantNews } from '@tracemark/state-machines/variant'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { useToast } from '@tracemark/ui/components/toasts'
import { loadChunk } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { VariantScreen, type VariantScreenProps, type VariantTab, variantTabs } from '@tracemark/ui/screens/variants/record'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { NotFound } from '../../platform/not-found.tsx'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useUses } from '../../platform/resource/use-uses.ts'
import { useServices } from '../../platform/services-context.tsx'
import { useRecordTitle } from '../../platform/use-record-title.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useTitle } from '../../platform/use-title.ts'
import { publicPageQuery } from '../assets/asset-query.ts'
import { permittedActions } from './variant-actions.ts'
import { VariantContext } from './variant-context.ts'

const loadTab = (load: () => Promise<{ Component: ComponentType }>) => lazy(async () => ({ default: (await loadChunk(load)).Component }))

/** Each has a chunk of its own: lists that are put in order are heavy. */
const tabs: Readonly<Record<VariantTab, ComponentType>> = {
  general: loadTab(() => import('./tabs/general.tsx')),
  components: loadTab(() => import('./tabs/components.tsx')),
  share: loadTab(() => import('./tabs/share.tsx')),
  sustainability: loadTab(() => import('./tabs/sustainability.tsx')),
  history: loadTab(() => import('./tabs/history.tsx')),
  miscellaneous: loadTab(() => import('./tabs/miscellaneous.tsx')),
}
const [first] = variantTabs

const ignore = () => undefined

/** How often something has become true. */
const useRounds = (isTrue: boolean): number => {
  const [rounds, setRounds] = useState(0)
  useEffect(() => {
    if (isTrue) setRounds((count) => count + 1)
  }, [isTrue])
  return rounds
}

type Ways = Pick<VariantScreenProps, 'onBack' | 'publicPage' | 'onCreateUnits' | 'mayDelete' | 'tabs'> & { listHref: string }

interface LoadedProps {
  variant: VariantRecord
  reread: UseQueryResult<VariantRecord>['refetch']
  lacksSharingTask: boolean
  tab: VariantTab
  ways: Ways
}

const Loaded = ({ variant, reread, lacksSharingTask, tab, ways }: LoadedProps) => {
  const { organization, permissions, client, may } = useOrganization()
  const { queries } = useServices()
  const [machine] = useState(() => createVariantMachine({ client }))
  const actor = useActorRef(machine, { input: { variant } })
  const uses = useUses()
  const view = useSelector(actor, toVariantView, isSameView)
  const sharing = useSelector(actor, toSharingView)
  const t = useTranslate()
  useTitle(t(`variants:tab.${tab}`), view.variant?.name, organization.name)
  useEffect(() => actor.send({ type: 'CHANGED', variant }), [actor, variant])
  const changed = view.variant
  // Only what the machine has changed: what a form has saved is on its way to the machine, which still holds what was before.
  const keep = useEffectEvent((next: VariantRecord) => {
    if (next !== variant) queries.setQueryData(['variant', organization.id, next.id], next)
  })
  useEffect(() => {
    if (changed) keep(changed)
  }, [changed])
  const toast = useToast()
  const navigate = useNavigate()
  const tell = useEffectEvent((news: VariantNews) => {
    for (const stale of ['variants', 'variant-history']) void queries.invalidateQueries({ queryKey: [stale, organization.id] })
    const [name, done] = news.type === 'became' ? [news.variant.name, news.variant.status] : [news.name, 'deleted' as const]
    toast({ kind: 'positive', text: t(`variants:done.${done}`, { name }) })
    if (news.type === 'deleted') void navigate(ways.listHref, { replace: true })
  })
  useEffect(() => {
    const told = [actor.on('became', tell), actor.on('deleted', tell)]
    return () => {
      for (const one of told) one.unsubscribe()
    }
  }, [actor])
  const tellFailure = useTellFailure()
  /** What is entered in the tab stays: it is read on its own. */
  const refresh = async () => {
    const { data, error } = await reread()
    if (error) tellFailure(error)
    else if (data) actor.send({ type: 'CHANGED', variant: data })
  }
  const round = useRounds(sharing?.kind === 'shared')
  const actions = permittedActions(view.actions, permissions)
  const Tab = tabs[tab]
  const viewOnly = may(contract.variants.update) ? (changed && !isEditable(changed.status) ? 'archived' : undefined) : 'rights'
  return (
    <VariantScreen
      {...view}
      {...ways}
      ownSlug={organization.slug}
      lacksSharingTask={lacksSharingTask}
      actions={actions}
      sharing={sharing}
      onAction={(type) => actor.send({ type })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
      askUses={() => uses.ask(client.variants.uses({ params: { id: variant.id } }), variant)}
      onRetry={() => void refresh()}
      onChoose={(choice) => actor.send({ type: 'CHOOSE', choice })}
      onSend={() => actor.send({ type: 'SEND' })}
      onRetrySharing={() => actor.send({ type: 'RETRY' })}
      onCloseSharing={() => actor.send({ type: 'CLOSE' })}
    >
      {changed && (
        <VariantContext.Provider value={{ variant: changed, viewOnly, round, lacksSharingTask }}>
          <Suspense fallback={<PageSkeleton />}>
            <Tab key={tab} />
          </Suspense>
        </VariantContext.Provider>
      )}
    </VariantScreen>
  )
}

const Page = ({ thingId, id, tab }: { thingId: string; id: string; tab: VariantTab }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  const listHref = addresses.variants.list.to({ org: organization.slug, thingId })
  const t = useTranslate()
  const read = useQuery({
    queryKey: ['variant', organization.id, id],
    queryFn: ({ signal }) => client.variants.get({ params: { id } }, { signal }),
  })
  useRecordTitle(read.error ? toFailure(read.error) : undefined, t('names:variants.one'), organization.name)
  const units = `${addresses.units.create.to({ org: organization.slug, thingId })}?${new URLSearchParams({ variant: id })}`
  const mayCreate = may(contract.vcodeGroups.create) && read.data !== undefined && takesUnits(read.data.status)
  const ways = {
    listHref,
    onBack: () => navigate(listHref),
    publicPage: publicPage.data ?? undefined,
    mayDelete: may(contract.variants.delete),
    tabs: {
      current: tab,
      tabs: variantTabs
        .filter((each) => each !== 'share' || may(contract.variantShares.list))
        .map((each) => ({
          id: each,
          label: t(`variants:tab.${each}`),
          href: addresses.variants.one.to({ org: organization.slug, thingId, variantId: id, ...(each !== first && { tab: each }) }),
        })),
      onNavigate: (href: string) => void navigate(href),
    },
    onCreateUnits: mayCreate ? () => void navigate(units) : undefined,
  }
  const profile = useQuery({
    queryKey: ['variant-sharing', organization.id, id],
    queryFn: ({ signal }) => client.variantShares.profile({ params: { id } }, { signal }),
    enabled: may(contract.variantShares.profile),
  })
  if (read.data && !profile.isLoading) {
    const lacksSharingTask = profile.data?.obstacles.includes('sharing_task_missing') ?? false
    return <Loaded lacksSharingTask={lacksSharingTask} tab={tab} ways={ways} variant={read.data} reread={read.refetch} />
  }
  return (
    <VariantScreen
      {...ways}
      ownSlug={organization.slug}
      variant={undefined}
      status="none"
      actions={[]}
      loading={read.isPending || read.isSuccess}
      failure={read.error ? toFailure(read.error) : undefined}
      onAction={ignore}
      onConfirm={ignore}
      onCancel={ignore}
      askUses={async () => ({ name: '', deletable: false, usedBy: [] })}
      onRetry={() => read.refetch()}
      onChoose={ignore}
      onSend={ignore}
      onRetrySharing={ignore}
      onCloseSharing={ignore}
    />
  )
}

/** /org/:id/things/:thingId/variants/:variantId, and its tabs. */
export const Component = () => {
  const { thingId = '', variantId = '', tab } = useParams()
  const current = tab === undefined ? first : variantTabs.find((name) => name === tab)
  if (current === undefined) return <NotFound />
  return <Page key={variantId} thingId={thingId} id={variantId} tab={current} />
}
