import { type Classification, classifications, type Interaction } from '@tracemark/api/schemas'
import { InteractionsScreen, type QueryChange } from '@tracemark/ui/screens/interactions'
import { type ComponentProps, useMemo, useState } from 'react'
import { Sample, Sheet } from './Sheet.tsx'
import { sampleInteractions, sampleTasks } from './sample-interactions.ts'

type Query = ComponentProps<typeof InteractionsScreen>['query']

const grave = (kind: Classification) => classifications.indexOf(kind)

const orders: Record<string, (one: Interaction, other: Interaction) => number> = {
  recordDate: (one, other) => one.recordDate.localeCompare(other.recordDate),
  thing: (one, other) => one.thing.name.localeCompare(other.thing.name),
  task: (one, other) => one.task.name.localeCompare(other.task.name),
  classification: (one, other) => grave(one.classification) - grave(other.classification),
}

const answer = (all: readonly Interaction[], { search, classification, taskId, sort, page, perPage }: Query) => {
  const found = all.filter(
    (row) =>
      (classification.length === 0 || classification.includes(row.classification)) &&
      (taskId === undefined || row.task.id === taskId) &&
      row.thing.name.toLowerCase().includes(search.toLowerCase()),
  )
  const [field = '', way] = sort.split('_')
  const ordered = found.toSorted((one, other) => (way === 'desc' ? -1 : 1) * (orders[field]?.(one, other) ?? 0))
  const totalPages = Math.max(1, Math.ceil(found.length / perPage))
  const at = Math.min(page, totalPages)
  return {
    totalItems: found.length,
    perPage,
    totalPages,
    items: ordered.slice((at - 1) * perPage, at * perPage),
    classifications: Object.fromEntries(
      classifications.map((kind) => [kind, found.filter((row) => row.classification === kind).length]),
    ) as Record<Classification, number>,
  }
}

const first: Query = { page: 1, perPage: 12, sort: 'recordDate_desc', search: '', classification: [], createdByMe: false, range: 'all' }

/** The list of interactions over records that are made here: it sorts, filters and pages as it does over the server's. */
export const Tables = () => {
  const [query, setQuery] = useState(first)
  const all = useMemo(() => sampleInteractions(180, new Date()), [])
  const change = (changed: QueryChange) => setQuery((before) => ({ ...before, ...changed }))
  return (
    <Sheet page="tables">
      <Sample name="InteractionsScreen" bare>
        <InteractionsScreen
          page={answer(all, query)}
          loading={false}
          query={query}
          tasks={sampleTasks}
          onQueryChange={change}
          onRetry={() => undefined}
        />
      </Sample>
    </Sheet>
  )
}
