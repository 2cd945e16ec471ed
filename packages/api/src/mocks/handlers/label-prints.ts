import { contract } from '../../contract/index.ts'
import { hasWords, labelPlaces, refusedLabelSize } from '../../rules/index.ts'
import type { CsvSeparator, LabelLooks, LabelPrint, Unit } from '../../schemas/index.ts'
import { delimiterOf, EMPTY_PDF, EMPTY_XLSX, XLSX_TYPE } from '../entities/interaction-lists.ts'
import { listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { LabelPrintRow } from '../rows.ts'

const { labelPrints } = contract

const createFile = (
  layout: LabelPrint['layout'],
  separator: CsvSeparator,
  units: readonly Pick<Unit, 'name' | 'uniqueId' | 'sequenceNumber'>[],
): Blob => {
  if (layout === 'xlsx') return new Blob([EMPTY_XLSX], { type: XLSX_TYPE })
  if (layout !== 'csv') return new Blob([EMPTY_PDF], { type: 'application/pdf' })
  const rows = [
    ['name', 'uniqueId', 'sequenceNumber'],
    ...units.map(({ name, uniqueId, sequenceNumber }) => [name, uniqueId, sequenceNumber]),
    [],
  ]
  return new Blob([rows.map((cells) => cells.join(delimiterOf[separator])).join('\r\n')], { type: 'text/csv' })
}

const refuseLooks = (looks: LabelLooks): void => {
  const [wrong] = refusedLabelSize(looks)
  if (wrong) throw refused(wrong.path, wrong.message)
  if (looks.startPosition > labelPlaces(looks)) throw refused(['startPosition'], 'must be a place of the sheet')
}

export const labelPrintHandlers = (state: MockState) => {
  const { tables, origin, getName } = state
  const view = (row: LabelPrintRow): LabelPrint => {
    const { thingId, variantId, name } = tables.variants.get(row.organizationId, row.batchId)
    const { createdById: id } = row
    return { ...row, thingId, variantId, variantName: name, ...(id !== undefined && { createdBy: { id, name: getName(id) } }) }
  }
  const listUnits = (organizationId: number, batchId: string, first: number, last: number) =>
    tables.units
      .of(organizationId)
      .filter((unit) => unit.batchId === batchId && unit.sequenceNumber >= first && unit.sequenceNumber <= last)
      .toSorted((one, other) => one.sequenceNumber - other.sequenceNumber)

  return [
    mockEndpoint(state, labelPrints.list, ({ organizationId, query }) => {
      const prints = tables.labelPrints.of(organizationId).map(view)
      return listed(
        prints.filter(({ variantId, variantName }) => hasWords(query.search, `${variantId} ${variantName}`)),
        query,
      )
    }),
    mockEndpoint(state, labelPrints.create, ({ organizationId, claims, body }) => {
      if (!tables.variants.find(organizationId, body.batchId)) throw refused(['batchId'], 'must be a variant')
      if (body.lastSequenceNumber < body.firstSequenceNumber) throw refused(['lastSequenceNumber'], 'must not be below the first')
      refuseLooks(body)
      const units = listUnits(organizationId, body.batchId, body.firstSequenceNumber, body.lastSequenceNumber)
      const [first, last] = [units.at(0)?.sequenceNumber, units.at(-1)?.sequenceNumber]
      if (first === undefined || last === undefined) throw refused(['firstSequenceNumber'], 'must be the number of a unit of the variant')
      const group = tables.vcodeGroups
        .of(organizationId)
        .find(
          ({ batchId, firstSequenceNumber, lastSequenceNumber }) =>
            batchId === body.batchId && firstSequenceNumber <= first && lastSequenceNumber >= last,
        )
      const numbers = { firstSequenceNumber: first, lastSequenceNumber: last, labelCount: units.length }
      return view(tables.labelPrints.insert({ ...origin(claims.sub), organizationId, ...body, ...numbers, groupId: group?.id }))
    }),
    mockEndpoint(state, labelPrints.ofUnits, ({ organizationId, claims, body: { unitIds, separator, ...looks } }) => {
      refuseLooks(looks)
      const ids = [...new Set(unitIds)]
      const units = ids.flatMap((id) => tables.units.find(organizationId, id) ?? [])
      if (units.length < ids.length) throw refused(['unitIds'], 'must be units that are there')
      const found = units.toSorted((one, other) => one.sequenceNumber - other.sequenceNumber)
      for (const { batchId, sequenceNumber } of found) {
        if (batchId === undefined) continue
        const numbers = { firstSequenceNumber: sequenceNumber, lastSequenceNumber: sequenceNumber }
        const line = { batchId, groupId: undefined, labelCount: 1, ...numbers, ...looks, startPosition: 1 }
        tables.labelPrints.insert({ ...origin(claims.sub), organizationId, ...line })
      }
      return createFile(looks.layout, separator, found)
    }),
    mockEndpoint(state, labelPrints.get, ({ organizationId, params }) => view(tables.labelPrints.get(organizationId, params.id))),
    mockEndpoint(state, labelPrints.file, ({ organizationId, params, query }) => {
      const { batchId, firstSequenceNumber, lastSequenceNumber, layout } = tables.labelPrints.get(organizationId, params.id)
      return createFile(layout, query.separator, listUnits(organizationId, batchId, firstSequenceNumber, lastSequenceNumber))
    }),
  ]
}
