import { contract } from '@tracemark/api/contract'
import { labelFileSizes, labelGrids, labelsPerSheet } from '@tracemark/api/rules'
import { CODES_MAX, type FieldProblem, type Unit } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { chosenLanguage } from '../db/queries/chosen-language.ts'
import { itemsBetween } from '../db/queries/items.ts'
import { findLabelPrint, insertLabelPrint, listLabelPrints, unitsBetween } from '../db/queries/label-prints.ts'
import { findOrganization } from '../db/queries/organizations.ts'
import { findVariant } from '../db/queries/variants.ts'
import type { Database } from '../db/schema.ts'
import { withScope } from '../db/scope.ts'
import { type Cell, csvLines, csvText } from '../exports/csv.ts'
import type { Label } from '../exports/labels/labels.ts'
import { type ZippedFile, zipOf } from '../exports/zip.ts'
import { readPicture } from '../files/read-picture.ts'
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

/** A variant's units by their numbers in portions of these sizes, each read in a transaction of its own when it is wanted. */
async function* readUnits(
  db: Kysely<Database>,
  organizationId: number,
  publicUrl: string,
  { batchId, first, last }: { batchId: string; first: number; last: number },
  sizes: readonly number[],
): AsyncGenerator<Unit[]> {
  for (let [from, nth] = [first, 0]; from <= last; nth += 1) {
    const numbers = { batchId, first: from, last, most: sizes[nth] ?? CODES_MAX }
    const portion = await withScope(db, { organizationId }, (scoped) => itemsBetween(scoped, organizationId, publicUrl, numbers))
    const newest = portion.at(-1)
    if (!newest) return
    yield portion
    from = newest.sequenceNumber + 1
  }
}

/** A file for each portion, named by its numbers, with as many digits as sort them. */
async function* filesOf(
  portions: AsyncIterable<Unit[]>,
  ending: 'csv' | 'pdf',
  fileOf: (units: readonly Unit[], nth: number) => Promise<Uint8Array>,
): AsyncGenerator<ZippedFile> {
  let nth = 0
  for await (const units of portions) {
    const [first, last] = [units.at(0), units.at(-1)].map((unit) => String(unit?.sequenceNumber).padStart(7, '0'))
    yield { name: `${ending === 'csv' ? 'codes' : 'labels'}-${first}-${last}.${ending}`, bytes: await fileOf(units, nth) }
    nth += 1
  }
}

/** Where the asset is public, its page told of the unit; else the unit's own number, which the portal's search and scanner find. */
const codeOf = ({ unitUrl, uniqueId, name }: Unit): string => unitUrl ?? uniqueId ?? name

const labelOf = (unit: Unit): Label => ({
  code: codeOf(unit),
  name: unit.name,
  asset: unit.thingName,
  variant: unit.variantName ?? '',
})

export const labelPrintRoutes = (
  implement: Implement,
  implementFile: ImplementFile,
  { db: all, ids, clock, publicUrl, threads, fileStore }: Dependencies,
  demoFolder: string,
): void => {
  const logoOf = readPicture({ fileStore, publicUrl, demoFolder })
  implement(labelPrints.list, ({ db, organizationId, query }) => listLabelPrints(db, organizationId, query))

  implement(labelPrints.get, async ({ db, organizationId, params }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    return print
  })

  implement(labelPrints.create, async ({ db, organizationId, accountId, body }) => {
    const { batchId, firstSequenceNumber: first, lastSequenceNumber: last, layout, symbol, startPosition, logo } = body
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
      logo,
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
    const numbers = { batchId, first: firstSequenceNumber, last: lastSequenceNumber }
    const isTable = layout === 'csv'
    const organization = isTable ? undefined : await findOrganization(db, organizationId)
    const common = {
      symbol,
      organization: organization?.name ?? '',
      logo: !isTable && print.logo ? await logoOf(db, organization?.image) : undefined,
      language: await chosenLanguage(db, organizationId, accountId),
      madeAt: clock.now(),
    }
    /** Only the first of several files begins amid a sheet. */
    const fileOf = async (units: readonly Unit[], nth: number) =>
      isTable
        ? csvOf(units)
        : threads.run('labels', { ...common, sheet: layout, startPosition: nth === 0 ? startPosition : 1, labels: units.map(labelOf) })
    const ending = isTable ? 'csv' : 'pdf'
    const name = `labels-${variantId.replace(/[^\w-]/g, '_')}-${firstSequenceNumber}-${lastSequenceNumber}`
    if (print.labelCount > CODES_MAX) {
      const sizes = labelFileSizes({ count: print.labelCount, startPosition }, CODES_MAX, isTable ? undefined : labelGrids[layout])
      const portions = readUnits(all, organizationId, publicUrl, numbers, sizes)
      return { type: 'application/zip', name: `${name}.zip`, open: async () => zipOf(filesOf(portions, ending, fileOf)) }
    }
    const units = await itemsBetween(db, organizationId, publicUrl, { ...numbers, most: CODES_MAX })
    if (units.length === 0) throw new ProblemError('not_found')
    return { type: isTable ? 'text/csv; charset=utf-8' : 'application/pdf', name: `${name}.${ending}`, open: () => fileOf(units, 0) }
  })
}
