import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { NewVariant } from '@tracemark/api/schemas'
import { createVariantMachine, toVariantView } from '@tracemark/state-machines/variant'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { NewVariantScreen, type NewVariantScreenProps } from '@tracemark/ui/screens/variants/create'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { waitFor } from 'xstate'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { assetQuery } from '../assets/asset-query.ts'
import { useCheckId } from './use-check-id.ts'

const Form = ({ thingId }: { thingId: string }) => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const toast = useToast()
  const guard = useLeaveGuard()
  const thing = useQuery(assetQuery(client, thingId))
  useTitle(t('lists:variants.new'), thing.data?.name, organization.name)
  const [machine] = useState(() => createVariantMachine({ client }))
  const actor = useActorRef(machine, { input: { variant: undefined } })
  const variant = useSelector(actor, (snapshot) => toVariantView(snapshot).variant)

  const list = addresses.variants.list.to({ org: organization.slug, thingId })
  const made = useEffectEvent((id: string) => {
    guard.forget()
    toast({ kind: 'positive', text: t('common:created', { name: variant?.name ?? '' }) })
    void queries.invalidateQueries({ queryKey: ['variants', organization.id] })
    void navigate(`${list}/${id}`, { replace: true })
  })
  useEffect(() => {
    if (variant) made(variant.id)
  }, [variant?.id])

  const create: NewVariantScreenProps['onSave'] = async (values) => {
    actor.send({ type: 'CREATE', values: NewVariant.parse({ ...values, thingId }) })
    // Whoever leaves meanwhile ends the machine, and is told nothing any more.
    const answered = await waitFor(actor, (snapshot) => !toVariantView(snapshot).busy).catch(() => undefined)
    return answered && toVariantView(answered).failure
  }

  return (
    <>
      <NewVariantScreen
        thingName={thing.data?.name}
        {...useCheckId()}
        onSave={create}
        onCancel={() => navigate(list)}
        onDirty={guard.setDirty}
      />
      {guard.question}
    </>
  )
}

/** /org/:id/things/:thingId/variants/new */
export const Component = () => {
  const { thingId = '' } = useParams()
  return <Form key={thingId} thingId={thingId} />
}
