import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Asset, TableFormat, Unit, Variant } from '@tracemark/api/schemas'
import type { UnitsScreenProps } from '@tracemark/ui/screens/units/list'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { useExportFile } from '../../platform/use-export-file.ts'
import { useServerList } from '../../platform/use-server-list.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { toExport } from './list-query.ts'
import { getUnitListOptions, unitStatusesQuery } from './unit-queries.ts'
import { useUnitActions } from './use-unit-actions.ts'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20
const NO_ROWS: readonly never[] = []

const findVariants = async (client: OrganizationClient, thingId: string | undefined, search: string, signal: AbortSignal) => {
  const query = { perPage: FOUND_MAX, ...(search !== '' && { search }), ...(thingId !== undefined && { thingId }) }
  const { items } = await client.variants.list({ query }, { signal })
  return items.map(({ id, name, thingName }: Variant) => ({ value: id, label: thingId === undefined ? `${name} · ${thingName}` : name }))
}

const findAssets = async (client: OrganizationClient, _: undefined, search: string, signal: AbortSignal) => {
  const { items } = await client.assets.list({ query: { perPage: FOUND_MAX, ...(search !== '' && { search }) } }, { signal })
  return items.map(({ id, name }: Asset) => ({ value: id, label: name }))
}

/** What a list can be narrowed to, found by its words. `chosen`: what it is narrowed to, which the rows know by its name. */
const useFound = <Of extends string | undefined>(
  name: string,
  find: (client: OrganizationClient, of: Of, search: string, signal: AbortSignal) => Promise<{ value: string; label: string }[]>,
  { of, chosen, enabled }: { of: Of; chosen: { value: string; label: string } | undefined; enabled: boolean },
) => {
  const { client } = useOrganization()
  const [text, onSearch] = useState('')
  const found = useQuery({
    queryKey: ['unit-filter', client.organizationId, name, of, text],
    queryFn: ({ signal }) => find(client, of, text, signal),
    enabled,
  })
  const others = (found.data ?? NO_ROWS).filter(({ value }) => value !== chosen?.value)
  return { options: chosen ? [chosen, ...others] : others, onSearch }
}

/** The list of the units of an asset, or of the organization. */
export const useUnitList = (thingId: string | undefined): UnitsScreenProps => {
  const { organization, client, may } = useOrganization()
  const services = useServices()
  const { open } = useWayBack()
  const org = organization.slug
  const list = useServerList(getUnitListOptions(client, thingId))
  const exporting = useExportFile<TableFormat>((look) => ({ list: 'units', query: { ...look, ...toExport(list.query, thingId) } }))
  const rows = list.page?.items ?? NO_ROWS
  const statuses = useQuery(unitStatusesQuery(services.client, organization.id)).data ?? NO_ROWS
  const actions = useUnitActions(rows, statuses, { thingId })
  const [first] = rows as readonly Unit[]
  const values = list.query.filters ?? {}
  const ofVariant = first?.batchId === values.batchId && first?.batchId !== undefined && first.variantName !== undefined
  const variants = useFound('variants', findVariants, {
    of: thingId,
    chosen: ofVariant ? { value: first.batchId ?? '', label: first.variantName ?? '' } : undefined,
    // The rows come first.
    enabled: may(contract.variants.list) && !list.loading,
  })
  const assets = useFound('assets', findAssets, {
    of: undefined,
    chosen: first && values.thingId === first.thingId ? { value: first.thingId, label: first.thingName } : undefined,
    enabled: thingId === undefined && may(contract.assets.list) && !list.loading,
  })
  const getHref = (unit: Unit) => addresses.units.one.to({ org, thingId: unit.thingId, unitId: unit.id })
  return {
    ...list,
    ...exporting,
    readAll: async (watch) => {
      const all = (await list.readAll?.(watch)) ?? NO_ROWS
      actions.learn(all)
      return all
    },
    isOfAsset: thingId !== undefined,
    statuses,
    variants: may(contract.variants.list) ? variants : undefined,
    assets: thingId === undefined && may(contract.assets.list) ? assets : undefined,
    getRowId: (row) => row.id,
    getRowName: (row) => row.name,
    getRowHref: getHref,
    onOpen: (id) => {
      const row = rows.find((unit) => unit.id === id)
      if (row) open(getHref(row))
    },
    rowActions: actions.rowActions,
    bulkActions: actions.bulkActions(values.hidden === true),
  }
}
