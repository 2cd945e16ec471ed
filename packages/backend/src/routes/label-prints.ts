import { contract } from '@tracemark/api/contract'
import { labelGrids, labelsPerSheet } from '@tracemark/api/rules'
import { CODES_MAX, type FieldProblem, type Unit } from '@tracemark/api/schemas'
import { chosenLanguage } from '../db/queries/chosen-language.ts'
import { listItems } from '../db/queries/items.ts'
import { findLabelPrint, insertLabelPrint, listLabelPrints, unitsBetween } from '../db/queries/label-prints.ts'
import { findOrganization } from '../db/queries/organizations.ts'
import { findVariant } from '../db/queries/variants.ts'
import { type Cell, csvLines, csvText } from '../exports/csv.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import type { ImplementFile } from '../http/implement-file.ts'
import { ProblemError } from '../problem.ts'

const { labelPrints } = contract

const refused = (field: FieldProblem) => new ProblemError('invalid_content', { fields: [field] })

const columns: readonly (readonly [string, (unit: Unit) => Cell])[] = [
  ['name', ({ name }) => csvText(name)],
  ['uniqueId', ({ uniqueId }) => uniqueId ?? ''],
  ['sequenceNumber', ({ sequenceNumber }) => sequenceNumber],
  ['checksum', ({ checksum }) => csvText(checksum)],
  ['unitUrl', ({ unitUrl }) => unitUrl ?? ''],
  ['variantId', ({ variantId }) => csvText(variantId)],
  ['variantName', ({ variantName }) => csvText(variantName)],
  ['asset', ({ thingName }) => csvText(thingName)],
]

const csvOf = (units: readonly Unit[]) =>
  csvLines([columns.map(([name]) => name), ...units.map((unit) => columns.map(([, cell]) => cell(unit)))], true)

/** Where the asset is public, its page told of the unit; else the unit's own number, which the portal's search and scanner find. */
const codeOf = ({ unitUrl, uniqueId, name }: Unit): string => unitUrl ?? uniqueId ?? name

export const labelPrintRoutes = (
  implement: Implement,
  implementFile: ImplementFile,
  { ids, clock, publicUrl, threads }: Dependencies,
): void => {
  implement(labelPrints.list, ({ db, organizationId, query }) => listLabelPrints(db, organizationId, query))

  implement(labelPrints.get, async ({ db, organizationId, params }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    return print
  })

  implement(labelPrints.create, async ({ db, organizationId, accountId, body }) => {
    const { batchId, firstSequenceNumber: first, lastSequenceNumber: last, layout, symbol, startPosition } = body
    if (!(await findVariant(db, organizationId, batchId)))
      throw refused({ path: ['batchId'], message: 'must be a variant', code: 'not_found' })
    if (last < first)
      throw refused({ path: ['lastSequenceNumber'], message: 'must not be below the first', code: 'too_small', params: { minimum: first } })
    const places = layout === 'csv' ? 1 : labelsPerSheet(labelGrids[layout])
    if (startPosition > places)
      throw refused({
        path: ['startPosition'],
        message: `must be at most ${places}, as many as the sheet has`,
        code: 'too_big',
        params: { maximum: places },
      })
    const { count, groupId } = await unitsBetween(db, organizationId, { batchId, first, last })
    if (count === 0)
      throw refused({ path: ['firstSequenceNumber'], message: 'must be the number of a unit of the variant', code: 'not_found' })
    if (count > CODES_MAX)
      throw refused({
        path: ['lastSequenceNumber'],
        message: `must leave at most ${CODES_MAX} units`,
        code: 'too_many',
        params: { maximum: CODES_MAX },
      })
    const id = ids()
    await insertLabelPrint(db, {
      organization_id: organizationId,
      id,
      batch_id: batchId,
      group_id: groupId,
      first_sequence_number: first,
      last_sequence_number: last,
      label_count: count,
      layout,
      symbol,
      start_position: startPosition,
      created_at: clock.now(),
      created_by_id: accountId,
    })
    const print = await findLabelPrint(db, organizationId, id)
    if (!print) throw new ProblemError('internal')
    return print
  })

  implementFile(labelPrints.file, async ({ db, organizationId, accountId, params }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    const { batchId, variantId, firstSequenceNumber, lastSequenceNumber, layout, symbol, startPosition } = print
    const { items } = await listItems(db, organizationId, publicUrl, {
      page: 1,
      perPage: CODES_MAX,
      sort: 'sequenceNumber_asc',
      hidden: false,
      batchId,
      sequenceFrom: firstSequenceNumber,
      sequenceTo: lastSequenceNumber,
    })
    if (items.length === 0) throw new ProblemError('not_found')
    const name = `labels-${variantId.replace(/[^\w-]/g, '_')}-${firstSequenceNumber}-${lastSequenceNumber}`
    if (layout === 'csv') return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, open: async () => csvOf(items) }
    const labels = {
      sheet: layout,
      symbol,
      startPosition,
      organization: (await findOrganization(db, organizationId))?.name ?? '',
      language: await chosenLanguage(db, organizationId, accountId),
      madeAt: clock.now(),
      labels: items.map((unit) => ({
        code: codeOf(unit),
        name: unit.name,
        asset: unit.thingName,
        variant: unit.variantName ?? '',
      })),
    }
    return { type: 'application/pdf', name: `${name}.pdf`, open: () => threads.run('labels', labels) }
  })
}
