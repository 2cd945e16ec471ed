import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { isGroupUnderWay, takesUnits } from '@tracemark/api/rules'
import { UNKNOWN_UNIT_STATUS, variantStatuses } from '@tracemark/api/schemas'
import { type NewUnits, UnitsForm, type UnitsFormProps } from '@tracemark/ui/screens/units/form'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { useAddressParams } from '../../platform/address-params.ts'
import { deviceStorage } from '../../platform/device-storage.ts'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAccountView, useServices } from '../../platform/services-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { codeCountQuery } from '../identification-codes/identification.ts'
import { readFirstStatus, rememberFirstStatus } from './remembered-status.ts'
import { unitGroupQuery, unitLists, unitStatusesQuery } from './unit-queries.ts'
import { useCancelGroup } from './use-cancel-group.ts'
import { useGroupWays } from './use-group-ways.ts'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

/** What can be chosen where the statuses can't be read. */
const NO_STATUSES = [UNKNOWN_UNIT_STATUS]

/** Names the variant in the address that leads here. */
const VARIANT = 'variant'

const useVariant = (id: string | null) => {
  const { client } = useOrganization()
  return useQuery({
    queryKey: ['variant', client.organizationId, id],
    queryFn: ({ signal }) => client.variants.get({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
}

interface CreateUnitsProps {
  /** Whose units they are; undefined while that is still to be chosen. */
  thingId: string | undefined
  /** Chooses the asset; absent where the page is of one. */
  assets?: UnitsFormProps['assets']
  /** The list below. */
  listHref: string
}

/** Creates units over a list of units, and shows how far that is. */
export const CreateUnits = ({ thingId, assets, listHref }: CreateUnitsProps) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [params] = useAddressParams()
  const guard = useLeaveGuard()
  const [once] = useState(createDoOnce)
  const [groupId, setGroupId] = useState<string>()
  const variantId = params.get(VARIANT)
  const variant = useVariant(variantId)
  const onCancelGroup = useCancelGroup()
  const org = organization.slug
  const group = useQuery({ ...unitGroupQuery(client, groupId ?? ''), enabled: groupId !== undefined }).data

  const findVariants = useCallback(
    async (text: string, signal: AbortSignal) => {
      if (thingId === undefined) return []
      const status = variantStatuses.filter(takesUnits)
      const query = { thingId, status, perPage: FOUND_MAX, ...(text !== '' && { search: text }) }
      const { items } = await client.variants.list({ query }, { signal })
      return items.map(({ id, name }) => ({ value: id, label: name }))
    },
    [client, thingId],
  )

  const kept = new URLSearchParams(search)
  kept.delete(VARIANT)
  const leave = () => void navigate(`${listHref}${kept.size > 0 ? `?${kept}` : ''}`)
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: unitLists(client) })
    for (const name of ['unit-groups', 'variants', 'variant', 'asset-summary'])
      void queries.invalidateQueries({ queryKey: [name, client.organizationId] })
  }
  const isDone = group !== undefined && !isGroupUnderWay(group)
  const finish = useEffectEvent(() => {
    refresh()
    // Whoever cancelled before the first one has nothing left to do here.
    if (group?.madeCount === 0) leave()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  const ways = useGroupWays()

  const taking = useQuery({
    queryKey: ['variants', client.organizationId, thingId, 'taking-units'],
    queryFn: async ({ signal }) => {
      const options = await findVariants('', signal)
      const resting = options.length === 0 && (await client.variants.list({ query: { thingId, perPage: 1 } }, { signal })).totalItems > 0
      return { options, noVariant: options.length > 0 ? undefined : resting ? ('resting' as const) : ('none' as const) }
    },
    enabled: thingId !== undefined && may(contract.variants.list),
  })
  const [first, second] = taking.data?.options ?? []
  const only = variantId === null && second === undefined ? first : undefined
  const codeCount = useQuery({
    ...codeCountQuery(client, thingId ?? ''),
    enabled: thingId !== undefined && may(contract.assets.identificationCodes),
  })
  const codes = thingId === undefined ? undefined : addresses['identification-codes'].create.to({ org, thingId })
  const services = useServices()
  const account = useAccountView()
  const whose = { accountId: account.kind === 'loaded' ? account.account.id : '', organizationId: organization.id }
  const read = useQuery(unitStatusesQuery(services.client, organization.id))
  const statuses = read.data ?? (read.isError ? NO_STATUSES : undefined)
  // Of an asset that is still to be chosen, the form begins without them.
  const isKnown =
    statuses !== undefined && (variantId === null || variant.data !== undefined) && (assets !== undefined || !taking.isLoading)
  const begun = variant.data ? { value: variant.data.id, label: variant.data.name } : assets ? undefined : only
  return (
    <>
      <UnitsForm
        isNew
        values={
          isKnown
            ? ({ status: readFirstStatus(deviceStorage, whose, statuses), ...(begun && { batchId: begun.value }) } as z.input<
                typeof NewUnits
              >)
            : undefined
        }
        statuses={statuses ?? NO_STATUSES}
        failure={variant.error ? toFailure(variant.error) : undefined}
        onRetry={() => void variant.refetch()}
        assets={assets}
        findVariants={findVariants}
        variant={begun}
        only={assets && only}
        codesHref={may(contract.identificationCodes.create) ? codes : undefined}
        hasNoCode={codeCount.data === 0}
        noVariant={taking.data?.noVariant}
        variantHref={thingId !== undefined && may(contract.variants.create) ? addresses.variants.create.to({ org, thingId }) : undefined}
        variantsHref={thingId === undefined ? undefined : addresses.variants.list.to({ org, thingId })}
        onLeave={(href) => {
          guard.forget()
          void navigate(href)
        }}
        group={group}
        ways={
          group && {
            listHref: ways.listHref(group),
            labelsHref: ways.labelsHref?.(group),
            onDownload: ways.onDownload && (() => ways.onDownload?.(group)),
            isPreparing: ways.preparing !== undefined,
          }
        }
        onCancelGroup={onCancelGroup}
        onSave={async (values) => {
          try {
            const { status, ...units } = values
            const body = { ...units, ...(status !== String(UNKNOWN_UNIT_STATUS.value) && { status: Number(status) }) }
            const made = await once(body, (idempotencyKey) => client.vcodeGroups.create({ body }, { idempotencyKey }))
            rememberFirstStatus(deviceStorage, whose, status)
            guard.forget()
            queries.setQueryData(unitGroupQuery(client, made.id).queryKey, made)
            setGroupId(made.id)
            refresh()
            return undefined
          } catch (error) {
            return toFailure(error as Error)
          }
        }}
        onCancel={leave}
        onDirty={guard.setDirty}
      />
      {guard.question}
    </>
  )
}

/** /org/:org/things/:thingId/units/new */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization } = useOrganization()
  return <CreateUnits key={thingId} thingId={thingId} listHref={addresses.units.list.to({ org: organization.slug, thingId })} />
}
