import type { AttachedCounts } from '@tracemark/api/rules'
import type { RunFile, RunFiles } from '../device-runs/run-record.ts'

export const countFiles = (files: RunFiles): AttachedCounts =>
  Object.fromEntries(Object.entries(files).map(([widgetId, { length }]) => [widgetId, length]))

/** The files with those of one question changed; a question without files has no entry. */
export const withFiles = (files: RunFiles, widgetId: string, given: readonly RunFile[]): RunFiles => {
  const { [widgetId]: _, ...others } = files
  return given.length === 0 ? others : { ...others, [widgetId]: given }
}

/** What of the files is other than before; a question that has none any more is there with none. */
export const changedFiles = (before: RunFiles, now: RunFiles): RunFiles =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((id): [string, readonly RunFile[]][] =>
      before[id] === now[id] ? [] : [[id, now[id] ?? []]],
    ),
  )
