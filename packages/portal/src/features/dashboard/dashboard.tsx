import { hashKey, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { CORRECTION_HOURS } from '@tracemark/api/rules'
import { classifications, DASHBOARD_ROWS, DASHBOARD_ROWS_MAX, type TimeSpan, TimeZone } from '@tracemark/api/schemas'
import { usualSeparator } from '@tracemark/ui/components/csv-dialog'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { DashboardScreen, type InteractionFilter, type RowTile, rowTiles, type Tile } from '@tracemark/ui/screens/dashboard'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { usePreferences } from '../../platform/preferences-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { usePeriod } from '../../platform/use-period.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useTitle } from '../../platform/use-title.ts'
import { countAttention, getAttentionHref } from './attention.ts'
import { toCsv } from './to-csv.ts'

/** What the list of interactions calls its filters in the address. */
const NAMES: Readonly<Record<keyof InteractionFilter, string>> = {
  classification: 'classification',
  taskId: 'task',
  thingId: 'thing',
  createdById: 'worker',
  origin: 'origin',
  place: 'place',
}

const toTile = <Data,>({ data, error, refetch }: UseQueryResult<Data>): Tile<Data> => ({
  data,
  failure: error && data === undefined ? toFailure(error) : undefined,
  onRetry: () => void refetch(),
})

/** UTC where the browser does not know the zone, as one that is older. */
const toKnown = (timeZone: string) => (TimeZone.safeParse(timeZone).success ? timeZone : 'UTC')

/** The time zone of the organization, and the way to change it. */
const useTimeZone = () => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const queryKey = ['organization', organization.id, 'time-zone']
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.organizations.get({}, { signal })).timeZone ?? 'UTC',
    enabled: may(contract.organizations.get),
    initialData: organization.timeZone ?? 'UTC',
  })
  const write = useMutation({
    mutationFn: async (timeZone: string) => (await client.organizations.update({ body: { timeZone } })).timeZone ?? 'UTC',
    onSuccess: (timeZone) => queries.setQueryData(queryKey, timeZone),
    onError: tellFailure,
  })
  // What failed has been told.
  const save = (timeZone: string) =>
    write.mutateAsync(timeZone).then(
      () => undefined,
      () => undefined,
    )
  return {
    timeZone: toKnown(read.data),
    isChanging: write.isPending,
    onTimeZone: may(contract.organizations.update) ? save : undefined,
  }
}

/** For how long workers may correct their answers, and the way to change it. */
const useCorrectionHours = () => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const queryKey = ['organization', organization.id, 'correction-hours']
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.organizations.get({}, { signal })).correctionHours ?? CORRECTION_HOURS,
    enabled: may(contract.organizations.get),
    initialData: organization.correctionHours ?? CORRECTION_HOURS,
  })
  const write = useMutation({
    mutationFn: async (hours: number) =>
      (await client.organizations.update({ body: { correctionHours: hours } })).correctionHours ?? CORRECTION_HOURS,
    onSuccess: (hours) => queries.setQueryData(queryKey, hours),
    onError: tellFailure,
  })
  return {
    correctionHours: write.isPending ? write.variables : read.data,
    onCorrectionHours: may(contract.organizations.update) ? (hours: number) => write.mutate(hours) : undefined,
  }
}

/** /org/:org/dashboard */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const toast = useToast()
  const t = useTranslate()
  const format = useFormat()
  useTitle(t('names:dashboard.title'), organization.name)
  const { timeZone, isChanging, onTimeZone } = useTimeZone()
  const correctionTime = useCorrectionHours()
  const { period, before, isCompared, onPeriod, onCompare } = usePeriod(timeZone)
  const { preferences, change } = usePreferences()
  const [whole, setWhole] = useState<readonly RowTile[]>([])
  const query = { from: period.from, to: period.to, ...(isCompared && { beforeFrom: before.from }) }
  // Below the key of the interactions: what changes them has it read anew.
  const key = ['interactions', organization.id, 'dashboard', timeZone]
  const isReady = !isChanging
  const total = useQuery({
    queryKey: [...key, 'total', query],
    queryFn: ({ signal }) => client.dashboard.total({ query }, { signal }),
    enabled: isReady,
  })
  const statuses = useQuery({
    queryKey: ['units', organization.id, 'dashboard'],
    queryFn: ({ signal }) => client.dashboard.statuses({}, { signal }),
    enabled: may(contract.dashboard.statuses),
  })
  const mayAttend = may(contract.jobs.list) || may(contract.interactions.list)
  const attention = useQuery({
    queryKey: ['attention', organization.id],
    queryFn: ({ signal }) => countAttention(client, may, signal),
    enabled: mayAttend,
    // Jobs and interactions change it alike: whoever comes back sees it as it is.
    staleTime: 0,
  })
  const useRows = (of: RowTile) => {
    const asked = { ...query, rows: whole.includes(of) ? DASHBOARD_ROWS_MAX : DASHBOARD_ROWS }
    const ofPeriod = [...key, of, query]
    return useQuery({
      queryKey: [...ofPeriod, asked.rows],
      queryFn: ({ signal }) => client.dashboard[of]({ query: asked }, { signal }),
      enabled: isReady && may(contract.dashboard[of]),
      // Only while more rows of the same come.
      placeholderData: (rows, before) => (before && hashKey(before.queryKey.slice(0, -1)) === hashKey(ofPeriod) ? rows : undefined),
    })
  }
  const rows = {
    tasks: useRows('tasks'),
    services: useRows('services'),
    workers: useRows('workers'),
    assets: useRows('assets'),
    places: useRows('places'),
  }
  const org = organization.slug
  const isSettled = [total, statuses, ...Object.values(rows)].every(({ isFetching }) => !isFetching)
  const exportShown = () => {
    const words = {
      head: { tile: t('dashboard:csv.tile'), name: t('dashboard:csv.name'), count: t('media:chart.count'), before: t('dashboard:earlier') },
      titles: {
        total: t('dashboard:total'),
        statuses: t('dashboard:statuses'),
        tasks: t('dashboard:tasks'),
        services: t('dashboard:services'),
        workers: t('dashboard:workers'),
        assets: t('dashboard:assets'),
        places: t('dashboard:places'),
      },
      classifications: Object.fromEntries(classifications.map((kind) => [kind, t(`interactions:classification.${kind}`)])),
      none: { workers: t('dashboard:none.workers'), places: t('dashboard:none.places') },
      period: t('dashboard:range'),
      timeZone: t('dashboard:time_zone'),
      sayRest: (count: number) => t('dashboard:unshown', { count, shown: format.number(count) }),
    }
    const shown = {
      period,
      before: isCompared ? before : undefined,
      timeZone,
      total: total.data,
      statuses: statuses.data,
      tasks: rows.tasks.data,
      services: rows.services.data,
      workers: rows.workers.data,
      assets: rows.assets.data,
      places: rows.places.data,
    }
    saveFile(new Blob([toCsv(shown, words, usualSeparator(format))], { type: 'text/csv' }), `dashboard-${period.from}-${period.to}.csv`)
  }
  const isFirst = preferences.firstPage === 'dashboard'
  return (
    <DashboardScreen
      period={period}
      before={before}
      isCompared={isCompared}
      timeZone={timeZone}
      onTimeZone={onTimeZone}
      {...correctionTime}
      tiles={{
        total: toTile(total),
        attention: mayAttend ? toTile(attention) : undefined,
        statuses: may(contract.dashboard.statuses) ? toTile(statuses) : undefined,
        ...Object.fromEntries(rowTiles.map((of) => [of, may(contract.dashboard[of]) ? toTile(rows[of]) : undefined])),
      }}
      getInteractionsHref={({ from, to }: TimeSpan, filter = {}) => {
        const named = Object.entries(filter).map(([name, value]) => [NAMES[name as keyof InteractionFilter], value])
        const params = new URLSearchParams({ ...Object.fromEntries(named), occurred: `${from}/${to}`, range: 'all' })
        return `${addresses.interactions.list.to({ org })}?${params}`
      }}
      getUnitsHref={(status) => `${addresses.units.all.to({ org })}${status === undefined ? '' : `?status=${status}`}`}
      getAttentionHref={(name) => getAttentionHref(org, name)}
      isFirst={isFirst}
      onFirst={(isDashboard) => {
        change({ firstPage: isDashboard ? 'dashboard' : undefined })
        toast({ kind: 'positive', text: t(isDashboard ? 'dashboard:opened.dashboard' : 'dashboard:opened.interactions') })
      }}
      onPeriod={onPeriod}
      onCompare={onCompare}
      onMore={(tile) => setWhole([...whole, tile])}
      onOpen={(href) => void navigate(href)}
      onExport={isSettled ? exportShown : undefined}
    />
  )
}
