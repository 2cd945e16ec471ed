import { contract } from '@tracemark/api/contract'
import { isLabelTable, labelPlaces, refusedLabelSize } from '@tracemark/api/rules'
import type { FieldProblem, LabelLooks } from '@tracemark/api/schemas'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { findPicture } from '../../platform/files/find-picture.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import type { ImplementFile } from '../../platform/http/implement-file.ts'
import { ProblemError } from '../../platform/problem.ts'
import { chosenLanguage } from '../organizations/chosen-language.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findPlacesOfUnits } from '../units/queries/units.ts'
import { findVariant } from '../variants/queries/variants.ts'
import { createLabelFiles, type SheetLooks } from './label-files.ts'
import { findLabelPrint, insertLabelPrints, listLabelPrints, unitsBetween } from './queries.ts'
import { readUnitsBetween, readUnitsOf } from './read-units.ts'
import { findLabelRuns } from './rules.ts'

const { labelPrints } = contract

/** Of the square that a logo fits in: sharp on a label printer, which has 300 dots to the inch. */
const LOGO_PIXELS = 600

const refused = (field: FieldProblem) => new ProblemError('invalid_content', { fields: [field] })

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
const toSizeColumn = ({ layout, size }: LabelLooks) => (layout === 'custom' && size ? json(size) : null)

/** Whose labels they are. */
interface Owner {
  db: ScopedDatabase
  organizationId: number
  accountId: string
}

export const labelPrintRoutes = (
  implement: Implement,
  implementFile: ImplementFile,
  { db: all, ids, clock, publicUrl, threads, fileStore }: Dependencies,
  demoFolder: string,
): void => {
  const find = findPicture({ fileStore, publicUrl, demoFolder })
  const writeLabelFiles = createLabelFiles(threads)

  /** What draws the logo, once for all sheets, when the transaction is over. It draws nothing where there is none, or where that takes too long. */
  const findLogo = async (db: ScopedDatabase, organizationId: number, url: string | undefined): Promise<SheetLooks['drawLogo']> => {
    const read = await find(db, url)
    const draw = async () => {
      const bytes = await read?.()
      if (!bytes) return undefined
      return threads.run('print', organizationId, { bytes, side: LOGO_PIXELS }).catch((error: unknown) => {
        if (error instanceof ProblemError) return undefined
        throw error
      })
    }
    let drawn: ReturnType<typeof draw> | undefined
    return () => {
      drawn ??= draw()
      return drawn
    }
  }

  const getSheetLooks = async ({ db, organizationId, accountId }: Owner, { layout, logo }: LabelLooks): Promise<SheetLooks> => {
    const organization = await findOrganization(db, organizationId)
    return {
      organization: organization?.name ?? '',
      drawLogo: logo && !isLabelTable(layout) ? await findLogo(db, organizationId, organization?.image) : undefined,
      language: await chosenLanguage(db, organizationId, accountId),
      madeAt: clock.now(),
    }
  }

  implement(labelPrints.list, ({ db, organizationId, query }) => listLabelPrints(db, organizationId, query))

  implement(labelPrints.get, async ({ db, organizationId, params }) => {
    const print = await findLabelPrint(db, organizationId, params.id)
    if (!print) throw new ProblemError('not_found')
    return print
  })

  implement(labelPrints.create, async ({ db, organizationId, accountId, body }) => {
    const { batchId, firstSequenceNumber: first, lastSequenceNumber: last, layout, symbol, startPosition, logo } = body
    const size = toSizeColumn(body)
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
    const { batchId, variantId, firstSequenceNumber: first, lastSequenceNumber: last, labelCount: count } = print
    return writeLabelFiles({
      organizationId,
      count,
      looks: print,
      sheetLooks: await getSheetLooks({ db, organizationId, accountId }, print),
      separator: query.separator,
      name: `labels-${variantId.replace(/[^\w-]/g, '_')}-${first}-${last}`,
      units: readUnitsBetween({ db: all, organizationId, publicUrl }, { batchId, first, last }),
    })
  })

  implementFile(labelPrints.ofUnits, async ({ db, organizationId, accountId, body }) => {
    const { unitIds: asked, separator, ...looks } = body
    refuseLooks(looks)
    const units = await findPlacesOfUnits(db, organizationId, [...new Set(asked)])
    if (units.length < new Set(asked).size) throw refused({ path: ['unitIds'], message: 'must be units that are there', code: 'not_found' })
    const runs = findLabelRuns(units)
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
        size: toSizeColumn(looks),
        symbol: looks.symbol,
        // Of one alone that is printed again.
        start_position: 1,
        logo: looks.logo,
        created_at: clock.now(),
        created_by_id: accountId,
      })),
    )
    if (log.length > 0) await insertLabelPrints(db, log)
    const unitIds = units.map(({ id }) => id)
    return writeLabelFiles({
      organizationId,
      count: unitIds.length,
      looks,
      sheetLooks: await getSheetLooks({ db, organizationId, accountId }, looks),
      separator,
      name: `labels-${unitIds.length}`,
      units: readUnitsOf({ db: all, organizationId, publicUrl }, unitIds),
    })
  })
}
