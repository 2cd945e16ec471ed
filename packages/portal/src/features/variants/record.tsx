import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { takesUnits } from '@tracemark/api/rules'
import type { Variant as VariantRecord } from '@tracemark/api/schemas'
import { createVariantMachine, isSameView, toSharingView, toVariantView, type VariantNews } from '@tracemark/state-machines/variant'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { VariantScreen, type VariantScreenProps } from '@tracemark/ui/screens/variant'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { publicPageQuery } from '../assets/asset-query.ts'
import { permittedActions } from './variant-actions.ts'
import { VariantShares } from './variant-shares.tsx'

const ignore = () => undefined

/** How often something has become true. */
const useRounds = (isTrue: boolean): number => {
  const [rounds, setRounds] = useState(0)
  useEffect(() => {
    if (isTrue) setRounds((count) => count + 1)
  }, [isTrue])
  return rounds
}

type Ways = Pick<VariantScreenProps, 'onBack' | 'publicPage' | 'onCreateUnits'> & { listHref: string }

interface LoadedProps {
  variant: VariantRecord
  lacksSharingTask: boolean
  ways: Ways
}

const Loaded = ({ variant, lacksSharingTask, ways }: LoadedProps) => {
  const { organization, permissions, client } = useOrganization()
  const { queries } = useServices()
  const [machine] = useState(() => createVariantMachine({ client }))
  const actor = useActorRef(machine, { input: { variant } })
  const view = useSelector(actor, toVariantView, isSameView)
  const sharing = useSelector(actor, toSharingView)
  useTitle(view.variant?.name, view.variant?.thingName, organization.name)
  useEffect(() => actor.send({ type: 'CHANGED', variant }), [actor, variant])
  const changed = view.variant
  useEffect(() => {
    if (changed && changed !== variant) queries.setQueryData(['variant', organization.id, changed.id], changed)
  }, [queries, organization.id, changed, variant])
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const tell = useEffectEvent((news: VariantNews) => {
    void queries.invalidateQueries({ queryKey: ['variants', organization.id] })
    const [name, done] = news.type === 'became' ? [news.variant.name, news.variant.status] : [news.name, 'deleted' as const]
    toast({ kind: 'positive', text: t(`variant-life:done.${done}`, { name }) })
    if (news.type === 'deleted') void navigate(ways.listHref, { replace: true })
  })
  useEffect(() => {
    const told = [actor.on('became', tell), actor.on('deleted', tell)]
    return () => {
      for (const one of told) one.unsubscribe()
    }
  }, [actor])
  const round = useRounds(sharing?.kind === 'shared')
  return (
    <>
      <VariantScreen
        {...view}
        {...ways}
        loading={view.variant === undefined}
        ownSlug={organization.slug}
        lacksSharingTask={lacksSharingTask}
        actions={permittedActions(view.actions, permissions)}
        sharing={sharing}
        onAction={(type) => actor.send({ type })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
        onRetry={ignore}
        onChoose={(choice) => actor.send({ type: 'CHOOSE', choice })}
        onSend={() => actor.send({ type: 'SEND' })}
        onRetrySharing={() => actor.send({ type: 'RETRY' })}
        onCloseSharing={() => actor.send({ type: 'CLOSE' })}
      />
      {changed && <VariantShares client={client} permissions={permissions} batchId={changed.id} round={round} />}
    </>
  )
}

const Page = ({ thingId, id }: { thingId: string; id: string }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  const listHref = addresses.variants.list.to({ org: organization.slug, thingId })
  const t = useTranslate()
  useTitle(t('variants:one'), organization.name)
  const read = useQuery({
    queryKey: ['variant', organization.id, id],
    queryFn: ({ signal }) => client.variants.get({ params: { id } }, { signal }),
  })
  const units = `${addresses.units.create.to({ org: organization.slug, thingId })}?${new URLSearchParams({ variant: id })}`
  const mayCreate = may(contract.vcodeGroups.create) && read.data !== undefined && takesUnits(read.data.status)
  const ways = {
    listHref,
    onBack: () => navigate(listHref),
    publicPage: publicPage.data ?? undefined,
    onCreateUnits: mayCreate ? () => void navigate(units) : undefined,
  }
  const profile = useQuery({
    queryKey: ['variant-sharing', organization.id, id],
    queryFn: ({ signal }) => client.variantShares.profile({ params: { id } }, { signal }),
    enabled: may(contract.variantShares.profile),
  })
  if (read.data && !profile.isLoading) {
    const lacksSharingTask = profile.data?.obstacles.includes('sharing_task_missing') ?? false
    return <Loaded lacksSharingTask={lacksSharingTask} ways={ways} variant={read.data} />
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
      onRetry={() => read.refetch()}
      onChoose={ignore}
      onSend={ignore}
      onRetrySharing={ignore}
      onCloseSharing={ignore}
    />
  )
}

/** /org/:id/things/:thingId/variants/:variantId */
export const Component = () => {
  const { thingId = '', variantId = '' } = useParams()
  return <Page key={variantId} thingId={thingId} id={variantId} />
}
