import { ElementDraft } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { moveRow } from '../../components/ReorderableList/move-row.ts'

/** An element while it is edited. `key` stays its own, also before it has an id. */
export const Line = z.object({
  ...ElementDraft.shape,
  enabled: z.boolean(),
  isOrganizationActivity: z.boolean(),
  isDefault: z.boolean(),
  key: z.string(),
})
export type Line = z.infer<typeof Line>
type Lines = readonly Line[]

export const toLines = (elements: readonly z.input<typeof ElementDraft>[]): Line[] =>
  elements.map((element) => ({ ...ElementDraft.parse(element), key: element.id ?? crypto.randomUUID() }))

export const toDrafts = (lines: Lines): ElementDraft[] => lines.map(({ key: _, ...draft }) => draft)

export const newLine = (isFirst: boolean): Line => ({
  key: crypto.randomUUID(),
  name: '',
  enabled: true,
  isOrganizationActivity: false,
  isDefault: isFirst,
})

/** One is the default and no other. */
export const withDefault = (lines: Lines, key: string): Line[] => lines.map((line) => ({ ...line, isDefault: line.key === key }))

/** Without one; where that was the default, the first that is left is. */
export const without = (lines: Lines, key: string): Line[] => {
  const left = lines.filter((line) => line.key !== key)
  return left.some(({ isDefault }) => isDefault) || left[0] === undefined ? left : withDefault(left, left[0].key)
}

/** With the line as it is now, standing at `place`, which counts from 1. A line that was not there is added. */
export const withLine = (lines: Lines, line: Line, place: number): readonly Line[] => {
  const at = lines.findIndex(({ key }) => key === line.key)
  const next = at === -1 ? [...lines, line] : lines.with(at, line)
  const placed = moveRow(next, at === -1 ? next.length - 1 : at, Math.min(Math.max(place, 1), next.length) - 1)
  return line.isDefault ? withDefault(placed, line.key) : placed
}

/** With those of before that are gone, at their places, disabled. */
export const withDisabled = (lines: Lines, before: Lines): Lines =>
  before.reduce<Lines>(
    (kept, line, at) =>
      kept.some(({ key }) => key === line.key)
        ? kept
        : withLine(kept, { ...line, enabled: false, isDefault: line.isDefault && lines.length === 0 }, at + 1),
    lines,
  )

export interface LineChanges {
  /** Whether those that stayed stand in another order. */
  order: boolean
  /** Whether another one is the default. */
  isDefault: boolean
  /** Names of those that are new, gone or otherwise changed. */
  names: string[]
}

const plain = ({ isDefault: _, ...line }: Line): string =>
  JSON.stringify(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export const findLineChanges = (before: Lines, after: Lines): LineChanges => {
  const keysIn = (lines: Lines, others: Lines) =>
    lines.flatMap(({ key }) => (others.some((other) => other.key === key) ? [key] : [])).join()
  const findDefaultKey = (lines: Lines) => lines.find(({ isDefault }) => isDefault)?.key
  const changed = after.filter((line) => {
    const was = before.find(({ key }) => key === line.key)
    return was === undefined || plain(was) !== plain(line)
  })
  const gone = before.filter(({ key }) => after.every((line) => line.key !== key))
  return {
    order: keysIn(before, after) !== keysIn(after, before),
    isDefault: findDefaultKey(before) !== findDefaultKey(after),
    names: [...changed, ...gone].map(({ name }) => name),
  }
}
