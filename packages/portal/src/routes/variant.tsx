import { useQuery } from '@tanstack/react-query'
import type { Organization, Permission, Variant as VariantRecord } from '@tracemark/api/schemas'
import { createVariantMachine, isSameView, toSharingView, toVariantView } from '@tracemark/state-machines/variant'
import { useTranslate } from '@tracemark/ui/i18n'
import { VariantScreen, type VariantScreenProps } from '@tracemark/ui/screens/variant'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../app/failure.ts'
import { useOrganizationView, useServices } from '../app/services-context.tsx'
import { publicPageQuery } from '../app/thing-query.ts'
import { useTitle } from '../app/use-title.ts'
import { permittedActions } from '../app/variant-actions.ts'
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

type Ways = Pick<VariantScreenProps, 'listHref' | 'onBack' | 'publicPage'>

interface LoadedProps {
  organization: Organization
  permissions: readonly Permission[]
  variant: VariantRecord
  ways: Ways
}

const Loaded = ({ organization, permissions, variant, ways }: LoadedProps) => {
  const { client, queries } = useServices()
  const [machine] = useState(() => createVariantMachine({ client, organizationId: organization.id }))
  const actor = useActorRef(machine, { input: { variant } })
  const view = useSelector(actor, toVariantView, isSameView)
  const sharing = useSelector(actor, toSharingView)
  useTitle(view.variant?.name, view.variant?.thingName, organization.name)
  useEffect(() => actor.send({ type: 'CHANGED', variant }), [actor, variant])
  const changed = view.variant
  useEffect(() => {
    if (changed && changed !== variant) queries.setQueryData(['variant', organization.id, changed.id], changed)
  }, [queries, organization.id, changed, variant])
  const round = useRounds(sharing?.kind === 'shared')
  return (
    <>
      <VariantScreen
        {...view}
        {...ways}
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
      {changed && <VariantShares batchId={changed.id} round={round} />}
    </>
  )
}

type PageProps = Pick<LoadedProps, 'organization' | 'permissions'> & { thingId: string; id: string }

const Page = ({ organization, permissions, thingId, id }: PageProps) => {
  const { client } = useServices()
  const navigate = useNavigate()
  const publicPage = useQuery(publicPageQuery(client, organization, thingId))
  const listHref = `/org/${organization.slug}/things/${thingId}/variants`
  const ways = { listHref, onBack: () => navigate(listHref), publicPage: publicPage.data ?? undefined }
  const t = useTranslate()
  useTitle(t('variants:one'), organization.name)
  const read = useQuery({
    queryKey: ['variant', organization.id, id],
    queryFn: ({ signal }) => client.batches.get({ params: { id } }, { signal }),
  })
  if (read.data) return <Loaded organization={organization} permissions={permissions} variant={read.data} ways={ways} />
  return (
    <VariantScreen
      {...ways}
      variant={undefined}
      status="none"
      actions={[]}
      loading={read.isPending}
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
export const VariantPage = () => {
  const view = useOrganizationView()
  const { thingId = '', variantId = '' } = useParams()
  if (view.kind !== 'ready') return null
  const { organization, permissions } = view
  return <Page key={variantId} organization={organization} permissions={permissions} thingId={thingId} id={variantId} />
}
