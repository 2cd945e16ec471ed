import { contract } from '@tracemark/api/contract'
import { isLabelTable, labelFileSizes, labelGridOf, labelPlaces, refusedLabelSize } from '@tracemark/api/rules'
import { CODES_MAX, type CsvSeparator, type FieldProblem, type LabelLooks, type LabelTable, type Unit } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { json } from '../db/json.ts'
import { chosenLanguage } from '../db/queries/chosen-language.ts'
import { itemsBetween, itemsOf, placesOfItems } from '../db/queries/items.ts'
import { findLabelPrint, insertLabelPrints, listLabelPrints, unitsBetween } from '../db/queries/label-prints.ts'
import { findOrganization } from '../db/queries/organizations.ts'
import { findVariant } from '../db/queries/variants.ts'
import type { Database } from '../db/schema.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import { csvLines } from '../exports/csv.ts'
import type { Label } from '../exports/labels/labels.ts'
import type { Cell } from '../exports/table.ts'
import { XLSX_TYPE, xlsxOf } from '../exports/xlsx.ts'
import { type ZippedFile, zipOf } from '../exports/zip.ts'
import { readPicture } from '../files/read-picture.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import type { FileBody, ImplementFile } from '../http/implement-file.ts'
import { ProblemError } from '../problem.ts'

const { labelPrints } = contract

/** Of the square that a logo fits in: sharp on a label printer, which has 300 dots to the inch. */
const LOGO_PIXELS = 600

const refused = (field: FieldProblem) => new ProblemError('invalid_content', { fields: [field] })

const columns: readonly (readonly [string, (unit: Unit) => Cell])[] = [
  ['name', ({ name }) => name ?? ''],
  ['uniqueId', ({ uniqueId }) => uniqueId ?? ''],
  ['sequenceNumber', ({ sequenceNumber }) => sequenceNumber],
  ['checksum', ({ checksum }) => checksum ?? ''],
  ['unitUrl', ({ unitUrl }) => unitUrl ?? ''],
  ['variantId', ({ variantId }) => variantId ?? ''],
  ['variantName', ({ variantName }) => variantName ?? ''],
  ['asset', ({ thingName }) => thingName ?? ''],
]

/** Of at most `CODES_MAX` units: nothing that would hold a thread. */
const tableOf = async (layout: LabelTable, units: readonly Unit[], separator: CsvSeparator): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = [columns.map(([name]) => name), ...units.map((unit) => columns.map(([, cell]) => cell(unit)))]
  return layout === 'csv' ? csvLines(rows, true, separator) : xlsxOf({ name: 'Codes', rows })
}

const types = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE, pdf: 'application/pdf' } as const

type Portions = AsyncGenerator<Unit[], void>

/** A variant's units by their numbers in portions of these sizes, each read in a transaction of its own when it is wanted. */
async function* readUnits(
  db: Kysely<Database>,
  organizationId: number,
  publicUrl: string,
  { batchId, first, last }: { batchId: string; first: number; last: number },
  sizes: readonly number[],
): Portions {
  for (let [from, nth] = [first, 0]; from <= last; nth += 1) {
    const numbers = { batchId, first: from, last, most: sizes[nth] ?? CODES_MAX }
    const portion = await withScope(db, { organizationId }, (scoped) => itemsBetween(scoped, organizationId, publicUrl, numbers))
    const newest = portion.at(-1)
    if (!newest) return
    yield portion
    from = newest.sequenceNumber + 1
  }
}

/** These units in portions of these sizes. Of those that were deleted meanwhile, none is left out in silence: the download breaks off. */
async function* readThese(
  db: Kysely<Database>,
  organizationId: number,
  publicUrl: string,
  ids: readonly string[],
  sizes: readonly number[],
): Portions {
  for (let [from, nth] = [0, 0]; from < ids.length; nth += 1) {
    const some = ids.slice(from, from + (sizes[nth] ?? CODES_MAX))
    const portion = await withScope(db, { organizationId }, (scoped) => itemsOf(scoped, organizationId, publicUrl, some))
    if (portion.length < some.length) throw new ProblemError('not_found')
    yield portion
    from += some.length
  }
}

/** Numbers of a file in an archive, with as many digits as sort them. */
const numbersOf = (units: readonly Unit[]): string =>
  [units.at(0), units.at(-1)].map((unit) => String(unit?.sequenceNumber).padStart(7, '0')).join('-')

/** A file for each portion. */
async function* filesOf(
  portions: Portions,
  ending: LabelTable | 'pdf',
  fileOf: (units: readonly Unit[], nth: number) => Promise<Uint8Array>,
  called: (units: readonly Unit[], nth: number) => string,
): AsyncGenerator<ZippedFile> {
  let nth = 0
  for await (const units of portions) {
    yield { name: `${ending === 'pdf' ? 'labels' : 'codes'}-${called(units, nth)}.${ending}`, bytes: await fileOf(units, nth) }
    nth += 1
  }
}

/** Units of a variant whose numbers follow each other. */
interface Run {
  batchId: string
  first: number
  last: number
}

/** The runs among these units, which stand in the order of their variants and numbers. Units without a variant are in none. */
export const runsOf = (units: readonly Pick<Unit, 'batchId' | 'sequenceNumber'>[]): Run[] => {
  const runs: Run[] = []
  for (const { batchId, sequenceNumber } of units) {
    const newest = runs.at(-1)
    if (newest?.batchId === batchId && newest?.last === sequenceNumber - 1) newest.last = sequenceNumber
    else if (batchId !== undefined) runs.push({ batchId, first: sequenceNumber, last: sequenceNumber })
  }
  return runs
}

const refuseLooks = (looks: LabelLooks): void => {
  const sizes = refusedLabelSize(looks)
  if (sizes.length > 0) throw new ProblemError('invalid_content', { fields: sizes })
  const places = labelPlaces(looks)
  if (looks.startPosition > places)
    throw refused({
      path: ['startPosition'],
      message: `must be at most ${places}, as many as the sheet has`,
      code: 'too_big',
      params: { maximum: places },
    })
}

/** What the log keeps of it: nothing of a layout that has its own. */
const sizeOf = ({ layout, size }: LabelLooks) => (layout === 'custom' && size ? json(size) : null)

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
  const read = readPicture({ fileStore, publicUrl, demoFolder })

  /** Nothing where there is none, or it takes too long to draw. */
  const logoOf = async (db: ScopedDatabase, organizationId: number, url: string | undefined) => {
    const bytes = await read(db, url)
    if (!bytes) return undefined
    return threads.run('print', organizationId, { bytes, side: LOGO_PIXELS }).catch((error: unknown) => {
      if (error instanceof ProblemError) return undefined
      throw error
    })
  }

  /** The labels as one file; of more than 100 as an archive of files. `called`: the files in it. */
  const fileOfLabels = async (
    { db, organizationId, accountId }: { db: ScopedDatabase; organizationId: number; accountId: string },
    looks: LabelLooks,
    {
      count,
      name,
      called,
      read,
      separator,
    }: {
      separator: CsvSeparator
      count: number
      name: string
      called: (units: readonly Unit[], nth: number) => string
      read: (sizes: readonly number[]) => Portions
    },
  ): Promise<FileBody> => {
    const { layout, symbol, startPosition, logo } = looks
    const table = isLabelTable(layout) ? layout : undefined
    const grid = labelGridOf(looks)
    const organization = table ? undefined : await findOrganization(db, organizationId)
    const common = {
      symbol,
      organization: organization?.name ?? '',
      logo: !table && logo ? await logoOf(db, organizationId, organization?.image) : undefined,
      language: await chosenLanguage(db, organizationId, accountId),
      madeAt: clock.now(),
    }
    /** Only the first of several files begins amid a sheet. */
    const fileOf = async (units: readonly Unit[], nth: number) =>
      isLabelTable(layout) || grid === undefined
        ? tableOf(table ?? 'csv', units, separator)
        : threads.run('labels', organizationId, {
            ...common,
            grid,
            startPosition: nth === 0 ? startPosition : 1,
            labels: units.map(labelOf),
          })
    const ending = table ?? 'pdf'
    if (count > CODES_MAX) {
      const sizes = labelFileSizes({ count, startPosition }, CODES_MAX, grid)
      return { type: 'application/zip', name: `${name}.zip`, open: async () => zipOf(filesOf(read(sizes), ending, fileOf, called)) }
    }
    const open = async () => {
      const { value: units } = await read([CODES_MAX]).next()
      if (!units) throw new ProblemError('not_found')
      return fileOf(units, 0)
    }
    return { type: types[ending], name: `${name}.${ending}`, open }
  }

  implement(labelPrints.list, ({ db, organizationId, query }) => listLabelPrints(db, organizationId, query))

  implement(labelPrints.get, async ({ db, organizationId, params }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    return print
  })

  implement(labelPrints.create, async ({ db, organizationId, accountId, body }) => {
    const { batchId, firstSequenceNumber: first, lastSequenceNumber: last, layout, symbol, startPosition, logo } = body
    const size = sizeOf(body)
    if (!(await findVariant(db, organizationId, batchId)))
      throw refused({ path: ['batchId'], message: 'must be a variant', code: 'not_found' })
    if (last < first)
      throw refused({ path: ['lastSequenceNumber'], message: 'must not be below the first', code: 'too_small', params: { minimum: first } })
    refuseLooks(body)
    const units = await unitsBetween(db, organizationId, { batchId, first, last })
    if (units.count === 0)
      throw refused({ path: ['firstSequenceNumber'], message: 'must be the number of a unit of the variant', code: 'not_found' })
    const id = ids()
    await insertLabelPrints(db, {
      organization_id: organizationId,
      id,
      batch_id: batchId,
      group_id: units.groupId,
      // What is printed: units that come later with other numbers of the range are not in the file, nor in its name.
      first_sequence_number: units.first,
      last_sequence_number: units.last,
      label_count: units.count,
      layout,
      size,
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

  implementFile(labelPrints.file, async ({ db, organizationId, accountId, params, query }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    const { batchId, variantId, firstSequenceNumber: first, lastSequenceNumber: last, labelCount } = print
    return fileOfLabels({ db, organizationId, accountId }, print, {
      count: labelCount,
      name: `labels-${variantId.replace(/[^\w-]/g, '_')}-${first}-${last}`,
      separator: query.separator,
      called: numbersOf,
      read: (sizes) => readUnits(all, organizationId, publicUrl, { batchId, first, last }, sizes),
    })
  })

  implementFile(labelPrints.ofUnits, async ({ db, organizationId, accountId, body }) => {
    const { unitIds: asked, separator, ...looks } = body
    refuseLooks(looks)
    const units = await placesOfItems(db, organizationId, [...new Set(asked)])
    if (units.length < new Set(asked).size) throw refused({ path: ['unitIds'], message: 'must be units that are there', code: 'not_found' })
    const runs = runsOf(units)
    const log = await Promise.all(
      runs.map(async ({ batchId, first, last }) => ({
        organization_id: organizationId,
        id: ids(),
        batch_id: batchId,
        group_id: (await unitsBetween(db, organizationId, { batchId, first, last })).groupId,
        first_sequence_number: first,
        last_sequence_number: last,
        label_count: last - first + 1,
        layout: looks.layout,
        size: sizeOf(looks),
        symbol: looks.symbol,
        // Of one alone that is printed again.
        start_position: 1,
        logo: looks.logo,
        created_at: clock.now(),
        created_by_id: accountId,
      })),
    )
    if (log.length > 0) await insertLabelPrints(db, log)
    return fileOfLabels({ db, organizationId, accountId }, looks, {
      count: units.length,
      name: `labels-${units.length}`,
      separator,
      called: (_, nth) => String(nth + 1),
      read: (sizes) =>
        readThese(
          all,
          organizationId,
          publicUrl,
          units.map(({ id }) => id),
          sizes,
        ),
    })
  })
}
