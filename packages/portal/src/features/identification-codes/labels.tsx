import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { NewLabelPrint } from '@tracemark/api/schemas'
import { LabelsForm, type NumberRange } from '@tracemark/ui/screens/identification-codes'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { deviceStorage } from '../../platform/device-storage.ts'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { publicPageQuery } from '../assets/asset-query.ts'
import { findAllUnits, findUnits } from './find-units.ts'
import { codeCountQuery } from './identification.ts'
import { labelLogQuery } from './label-log.ts'
import { readLabelRange } from './label-range.ts'
import { readLooks, rememberLooks } from './remembered-looks.ts'
import { usePrintLabels } from './use-print-labels.ts'

/** As many variants as a person looks through before typing more. */
const FOUND_MAX = 20
const GROUPS_MAX = 100

/** The lowest and the highest number of a variant's units; undefined where it has none. */
const findRange = async (client: OrganizationClient, batchId: string): Promise<NumberRange | undefined> => {
  const { count, first, last } = await findAllUnits(client, batchId)
  return count === 0 ? undefined : { batchId, first, last }
}

const noFiles = () => Promise.reject(new Error('Labels have no files.'))

/** …/discovery/labels */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { organization, client, may } = useOrganization()
  const org = organization.slug
  const { search } = useLocation()
  const [begun] = useState(() => readLabelRange(search))
  const navigate = useNavigate()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const guard = useLeaveGuard()
  const { print, download } = usePrintLabels()
  const [entered, setEntered] = useState<NumberRange>()
  const key = ['labels', organization.id, thingId] as const

  const start = useQuery({
    queryKey: [...key, 'start', begun.range],
    queryFn: async ({ signal }) => {
      if (begun.range) {
        const variant = await client.variants.get({ params: { id: begun.range.batchId } }, { signal })
        return { variant, range: begun.range, lacks: undefined } as const
      }
      const [variants, units] = await Promise.all([
        client.variants.list({ query: { thingId, perPage: FOUND_MAX } }, { signal }),
        client.units.list({ query: { thingId, perPage: 1 } }, { signal }),
      ])
      const variant = variants.items.find(({ unitCount }) => unitCount > 0) ?? variants.items[0]
      const range = variant && (await findRange(client, variant.id))
      const lacks = variant === undefined ? 'variant' : units.totalItems === 0 ? 'unit' : undefined
      return { variant, range, lacks } as const
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const range = entered ?? start.data?.range
  const counted = useQuery({
    queryKey: [...key, 'count', range],
    queryFn: range && (() => findUnits(client, range)),
    enabled: range !== undefined && range.first <= range.last,
  })
  const ofVariant = (batchId: string) => ({
    queryKey: [...key, 'range', batchId],
    queryFn: async () => (await findRange(client, batchId)) ?? null,
    // Units may have been created meanwhile.
    staleTime: 0,
  })
  const all = useQuery({ ...ofVariant(range?.batchId ?? ''), enabled: range !== undefined })
  const groups = useQuery({
    queryKey: [...key, 'groups', range?.batchId],
    queryFn: async ({ signal }) => {
      const query = { batchId: range?.batchId ?? '', perPage: GROUPS_MAX }
      return (await client.vcodeGroups.list({ query }, { signal })).items
    },
    enabled: range !== undefined,
  })
  const codeCount = useQuery({
    ...codeCountQuery(client, thingId),
    enabled: start.data?.lacks === 'unit' && may(contract.assets.identificationCodes),
  })
  const publicPage = useQuery(publicPageQuery(client, org, thingId))
  const log = useInfiniteQuery(labelLogQuery(client, thingId))

  const findVariants = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = { thingId, perPage: FOUND_MAX, ...(text !== '' && { search: text }) }
      const { items } = await client.variants.list({ query }, { signal })
      return items.map(({ id, name }) => ({ value: id, label: name }))
    },
    [client, thingId],
  )
  const { data } = start
  const lacks = data?.lacks === 'unit' && codeCount.data === 0 ? 'code' : data?.lacks
  const hrefs = {
    variant: may(contract.variants.create) ? addresses.variants.create.to({ org, thingId }) : undefined,
    code: may(contract.identificationCodes.create) ? addresses['identification-codes'].create.to({ org, thingId }) : undefined,
    unit: may(contract.vcodeGroups.create) ? addresses.units.create.to({ org, thingId }) : undefined,
  }
  const values = useMemo(
    () =>
      data && {
        batchId: data.variant?.id ?? '',
        firstSequenceNumber: data.range?.first ?? 1,
        lastSequenceNumber: data.range?.last ?? 1,
        ...readLooks(deviceStorage, organization.id),
        startPosition: 1,
        logo: organization.image !== undefined,
      },
    [data, organization.id, organization.image],
  )
  return (
    <>
      <LabelsForm
        isNew
        values={values}
        failure={start.error ? toFailure(start.error) : undefined}
        onRetry={() => void start.refetch()}
        onSave={async (asked) => {
          try {
            const asks = NewLabelPrint.parse(asked)
            await print(asks)
            rememberLooks(deviceStorage, organization.id, asks)
            guard.forget()
            return undefined
          } catch (error) {
            return toFailure(error as Error)
          }
        }}
        onCancel={() => void navigate(`${addresses['identification-codes'].list.to({ org, thingId })}${begun.rest}`)}
        upload={noFiles}
        findVariants={findVariants}
        variant={data?.variant}
        hasLogo={organization.image !== undefined}
        findRange={async (batchId) => (await queries.fetchQuery(ofVariant(batchId))) ?? undefined}
        groups={groups.data ?? []}
        found={counted.data}
        all={all.data}
        missing={lacks && { what: lacks, href: hrefs[lacks] }}
        onDirty={guard.setDirty}
        onRange={setEntered}
        pageHref={publicPage.data === null ? addresses['assets/about'].public.to({ org, thingId }) : undefined}
        onLeave={(href) => void navigate(href)}
        log={{
          prints: log.data?.pages.flatMap(({ items }) => items),
          failure: log.error && !log.data ? toFailure(log.error) : undefined,
          onRetry: () => void log.refetch(),
          onMore: log.hasNextPage ? () => void log.fetchNextPage() : undefined,
          onDownload: (one) => void download(one).catch(tellFailure),
        }}
      />
      {guard.question}
    </>
  )
}
