import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { InteractionDetail } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { CorrectionForm, type CorrectionValues, toChange, toCorrection } from '@tracemark/ui/screens/interactions/correction'
import { useLocation, useNavigate, useParams } from 'react-router'
import { toRefusal } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useRecordForm } from '../../platform/resource/use-record-form.tsx'
import { useWayBack } from '../../platform/use-way-back.ts'
import { assetQuery } from '../assets/asset-query.ts'
import { interactionQuery } from './interaction-query.ts'

/** The elements of an asset's chain, for those who may see them. */
const useElements = (thingId: string | undefined) => {
  const { client, may } = useOrganization()
  const mayRead = may(contract.assets.get) && may(contract.valueChains.get)
  const asset = useQuery({ ...assetQuery(client, thingId ?? ''), enabled: mayRead && thingId !== undefined })
  const chainId = asset.data?.valueChainId
  const chain = useQuery({
    queryKey: ['value-chains', client.organizationId, 'one', chainId],
    queryFn: ({ signal }) => client.valueChains.get({ params: { id: chainId ?? '' } }, { signal }),
    enabled: mayRead && chainId !== undefined,
  })
  return chain.data?.elements.map(({ id, name }) => ({ value: id, label: name }))
}

/** /org/:id/interactions/:interactionId/correct */
export const Component = () => {
  const { interactionId: id = '' } = useParams()
  const { organization, client, may } = useOrganization()
  const { state } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const t = useTranslate()
  const way = useWayBack()
  const leave = () => way.leave(addresses.interactions.one.to({ org: organization.slug, interactionId: id }))
  const { queryKey } = interactionQuery(client, id)
  const { form, held, question } = useRecordForm<Versioned<InteractionDetail>, CorrectionValues>({
    queryKey: [...queryKey, 'form'],
    read: (signal) => withVersion((options) => client.interactions.get({ params: { id } }, { ...options, ...(signal && { signal }) })),
    getValues: ({ entity }) => toCorrection(entity),
    write: (values, before, on) =>
      withVersion((options) =>
        client.interactions.update(
          { params: { id }, body: toChange(values, before, on.entity) },
          { ...options, ...(on.version !== undefined && { ifMatch: on.version }) },
        ),
      ),
    told: () => t('interactions:updated'),
    stays: false,
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved)
      void readAnew(queries, ['interactions', organization.id])
      leave()
    },
    refuse: (error) => {
      const refusal = toRefusal(error)
      // A place is one field here.
      const fields = refusal.fields?.map((field) => (field.path[0] === 'reportedLocation' ? { ...field, path: ['place'] } : field))
      return { ...refusal, fields }
    },
  })
  // In the place of this page: from there, too, the way back leads to where this one was opened.
  const openAnswers = () =>
    void navigate(addresses['guided-tasks'].answers.to({ org: organization.slug, interactionId: id }), { replace: true, state })
  return (
    <>
      <CorrectionForm
        {...form}
        interaction={held?.entity}
        elements={useElements(held?.entity.thingId)}
        onAnswers={may(contract.interactions.correctAnswers) ? openAnswers : undefined}
        onCancel={leave}
      />
      {question}
    </>
  )
}
