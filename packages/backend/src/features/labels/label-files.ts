import { getLabelGrid, labelFileKind, labelFileSizes } from '@tracemark/api/rules'
import type { CsvSeparator, LabelLooks, Unit } from '@tracemark/api/schemas'
import type { FileBody } from '../../platform/http/implement-file.ts'
import { ProblemError } from '../../platform/problem.ts'
import { XLSX_TYPE } from '../../platform/tables/xlsx.ts'
import { writeZip, type ZippedFile } from '../../platform/tables/zip.ts'
import { limitConcurrency } from '../../platform/workers/limit-concurrency.ts'
import type { Threads } from '../../platform/workers/threads.ts'
import { codeLines, toCodeTable } from './codes.ts'
import type { Label, Labels } from './labels.ts'
import type { Portions } from './read-units.ts'

/** How many may wait for a file that is made in memory: each holds its units there only when its turn comes. */
const WAITING_MAX = 8

const types = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE, pdf: 'application/pdf' } as const

/** What all sheets say and how they say it. */
export interface SheetLooks extends Pick<Labels, 'organization' | 'language' | 'madeAt'> {
  /** Absent where none is wanted. */
  drawLogo?: (() => Promise<Labels['logo']>) | undefined
}

interface Wanted {
  organizationId: number
  /** How many labels there are. */
  count: number
  looks: LabelLooks
  sheetLooks: SheetLooks
  separator: CsvSeparator
  /** Of the file, without its ending. */
  name: string
  units: Portions
}

/** Where the asset is public, its page told of the unit; else the unit's own number, which the portal's search and scanner find. */
const getCode = ({ unitUrl, uniqueId, name }: Unit): string => unitUrl ?? uniqueId ?? name

const toLabel = (unit: Unit): Label => ({
  code: getCode(unit),
  name: unit.name,
  asset: unit.thingName,
  variant: unit.variantName ?? '',
})

/** The units of each file. Where some were deleted meanwhile, the last has fewer. */
async function* shareUnits(portions: Portions, sizes: readonly number[]): Portions {
  const units: Unit[] = []
  let nth = 0
  for await (const portion of portions) {
    units.push(...portion)
    for (let size = sizes[nth]; size !== undefined && units.length >= size; size = sizes[nth]) {
      yield units.splice(0, size)
      nth += 1
    }
  }
  if (units.length > 0) yield units
}

/** Numbers of a part in an archive, with as many digits as sort them. */
const writeNumbers = (units: readonly Unit[]): string =>
  [units.at(0), units.at(-1)].map((unit) => String(unit?.sequenceNumber).padStart(7, '0')).join('-')

/** Gives labels as files: one, or several in an archive where they are more than one file has. */
export const createLabelFiles = (threads: Pick<Threads, 'run'>) => {
  const inMemory = limitConcurrency({ running: 1, waiting: WAITING_MAX, each: { running: 1, waiting: WAITING_MAX / 2 } })

  /** Codes as XLSX, or sheets. Only the first of several files begins amid a sheet. */
  const draw = async ({ organizationId, looks, sheetLooks }: Wanted, units: readonly Unit[], isFirst: boolean) => {
    const grid = getLabelGrid(looks)
    if (!grid) return threads.run('codes', organizationId, toCodeTable(units))
    const startPosition = isFirst ? looks.startPosition : 1
    const { drawLogo, ...said } = sheetLooks
    const logo = await drawLogo?.()
    return threads.run('labels', organizationId, { ...said, logo, symbol: looks.symbol, grid, startPosition, labels: units.map(toLabel) })
  }

  async function* drawParts(wanted: Wanted, sizes: readonly number[]): AsyncGenerator<ZippedFile> {
    const kind = labelFileKind(wanted.looks.layout)
    let isFirst = true
    for await (const units of shareUnits(wanted.units, sizes)) {
      yield { name: `${kind === 'pdf' ? 'labels' : 'codes'}-${writeNumbers(units)}.${kind}`, bytes: await draw(wanted, units, isFirst) }
      isFirst = false
    }
  }

  return (wanted: Wanted): FileBody => {
    const { organizationId, looks, separator, name, units } = wanted
    const kind = labelFileKind(looks.layout)
    const sizes = labelFileSizes(wanted.count, looks)
    if (sizes.length > 1) return { type: 'application/zip', name: `${name}.zip`, open: async () => writeZip(drawParts(wanted, sizes)) }
    const drawWhole = async () => {
      const all = (await Array.fromAsync(units)).flat()
      if (all.length === 0) throw new ProblemError('not_found')
      return draw(wanted, all, true)
    }
    const open = kind === 'csv' ? async () => codeLines(units, separator) : () => inMemory(organizationId, drawWhole)
    return { type: types[kind], name: `${name}.${kind}`, open }
  }
}
