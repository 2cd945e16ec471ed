import { automaticLibraryIds, getLibraryId } from '../../content/index.ts'
import { foldText, getPlace, hasWords, isInArea } from '../../rules/index.ts'
import {
  type Classification,
  type Collection,
  type CollectionRule,
  type CsvSeparator,
  classifications,
  type Interaction,
  type InteractionDetail,
  type InteractionExport,
  type InteractionOrigin,
  type InteractionQuery,
} from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'

type Filters = Omit<InteractionQuery, 'page' | 'perPage' | 'sort'> | Omit<InteractionExport, 'format'> | CollectionRule

const searched = ({ _id, thing, item, task, valueChainElement, reportedLocation }: InteractionDetail): string =>
  [_id, thing.name, item?.name, task.name, valueChainElement?.name, reportedLocation?.place].join(' ')

/** A visitor's run is recorded for nobody. */
export const getOrigin = ({ createdBy }: Pick<InteractionDetail, 'createdBy'>): InteractionOrigin => (createdBy ? 'task' : 'service')

/** Those that the filters find. */
export const filtered = (state: MockState, all: readonly InteractionDetail[], query: Filters, accountId = ''): InteractionDetail[] => {
  const { tables } = state
  return all.filter(
    (record) =>
      hasWords(query.search, searched(record)) &&
      (!query.review?.length || (record.review !== undefined && query.review.includes(record.review))) &&
      (query.thingId === undefined || record.thingId === query.thingId) &&
      (query.taskId === undefined || record.task.id === query.taskId) &&
      (!('itemId' in query) || query.itemId === undefined || record.item?.id === query.itemId) &&
      (query.history === undefined ||
        query.history === 'all' ||
        tables.tasks.find(record.orgId, record.task.id)?.taskLibraryId === getLibraryId(query.history)) &&
      (!('createdByMe' in query) || !query.createdByMe || record.createdBy?.id === accountId) &&
      (query.createdById === undefined || record.createdBy?.id === query.createdById) &&
      (query.origin === undefined || getOrigin(record) === query.origin) &&
      (query.place === undefined || record.reportedLocation?.place === query.place) &&
      (query.bounds === undefined || isInArea(query.bounds, getPlace(record))) &&
      (!('collectionId' in query) ||
        query.collectionId === undefined ||
        isCollected(state, record, tables.collections.find(record.orgId, query.collectionId))) &&
      (!('collected' in query) ||
        !query.collected ||
        tables.collections.of(record.orgId).some((collection) => isCollected(state, record, collection))) &&
      (!query.teamTasks || !automaticLibraryIds.includes(tables.tasks.find(record.orgId, record.task.id)?.taskLibraryId ?? '')) &&
      (!query.administrationTasks ||
        tables.memberships
          .of(record.orgId)
          .some(({ accountId: administrator, role }) => administrator === record.createdBy?.id && role !== 'member')) &&
      (query.changedFrom === undefined || Date.parse(record.changedAt ?? record.recordDate) >= Date.parse(query.changedFrom)) &&
      (query.changedTo === undefined || Date.parse(record.changedAt ?? record.recordDate) < Date.parse(query.changedTo)) &&
      (query.from === undefined || Date.parse(record.recordDate) >= Date.parse(query.from)) &&
      (query.to === undefined || Date.parse(record.recordDate) < Date.parse(query.to)) &&
      (query.reportedFrom === undefined || Date.parse(record.reportedDate) >= Date.parse(query.reportedFrom)) &&
      (query.reportedTo === undefined || Date.parse(record.reportedDate) < Date.parse(query.reportedTo)),
  )
}

const isCollected = (state: MockState, record: InteractionDetail, collection: Collection | undefined): boolean =>
  collection?.rule
    ? ofClassification(filtered(state, [record], collection.rule), collection.rule.classification).length > 0
    : collection?.interactionIds.includes(record._id) === true

export const ofClassification = (all: readonly InteractionDetail[], wanted: readonly Classification[] | undefined) =>
  all.filter(({ classification }) => !wanted?.length || wanted.includes(classification))

const sortValue: Record<string, (interaction: InteractionDetail) => string> = {
  recordDate: ({ recordDate }) => recordDate,
  reportedDate: ({ reportedDate }) => reportedDate,
  thing: ({ thing }) => foldText(thing.name),
  task: ({ task }) => foldText(task.name),
  classification: ({ classification }) => String(classifications.indexOf(classification)),
}

export const sorted = (all: readonly InteractionDetail[], sort: InteractionQuery['sort']) => {
  const [field = 'recordDate', direction] = sort.split('_')
  const value = sortValue[field] ?? (({ recordDate }: InteractionDetail) => recordDate)
  const order = direction === 'asc' ? 1 : -1
  return all.toSorted((first, second) => (value(first) < value(second) ? -order : value(first) > value(second) ? order : 0))
}

export const countClassifications = (all: readonly InteractionDetail[]): Record<Classification, number> => {
  const count = (wanted: Classification) => all.filter(({ classification }) => classification === wanted).length
  return { notice: count('notice'), alert: count('alert'), warning: count('warning'), unclassified: count('unclassified') }
}

const cell = (text = '') => `"${text.replaceAll('"', '""')}"`

/** Between the values of a file. */
export const delimiterOf: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' }

/** A table as CSV. */
export const csvRows = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  [...rows.map((cells) => cells.map(cell)), []].map((cells) => cells.join(delimiterOf[separator])).join('\r\n')

/** The first columns of the backend's file. */
export const toCsv = (all: readonly Interaction[], separator: CsvSeparator): string =>
  [
    ['id', 'recordDate', 'classification', 'asset', 'unit', 'task'],
    ...all.map((row) => [row._id, row.recordDate, row.classification, cell(row.thing.name), cell(row.item?.name), cell(row.task.name)]),
    [],
  ]
    .map((cells) => cells.join(delimiterOf[separator]))
    .join('\r\n')

/** An archive with nothing in it: mocks make no spreadsheets. */
export const EMPTY_XLSX = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)])
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An empty page, which readers of PDF open. */
export const EMPTY_PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
