import type { Answers, Location } from '@tracemark/api/schemas'
import type { RunFiles, RunRecord } from './run-record.ts'

/** A run as a file that a worker can hand over: what was answered, and its photos. No token: who has the file can't send as the worker. */
export interface RunExport {
  format: 'tracemark-run/1'
  runId: string
  task: { id: string; name: string }
  thing: { id: string; name: string }
  item?: { id: string; name: string } | undefined
  organization: string
  reportedDate: string
  location?: Location | undefined
  answers: { widgetId: string; label: string; value: Answers[string] }[]
  /** `data` is a data URL. */
  files: { widgetId: string; name: string; camera: boolean; data: string }[]
}

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  // Some arguments at a time: a call takes fewer than a photo has bytes.
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return btoa(text)
}

const toDataUrl = async (blob: Blob): Promise<string> =>
  `data:${blob.type || 'application/octet-stream'};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`

export const exportRun = async (
  { runId, execution, answers, reportedDate, changedAt, location }: RunRecord,
  files: RunFiles,
): Promise<RunExport> => ({
  format: 'tracemark-run/1',
  runId,
  task: { id: execution.task.id, name: execution.task.name },
  thing: { id: execution.thing.id, name: execution.thing.name },
  ...(execution.item && { item: execution.item }),
  organization: execution.organization.name,
  reportedDate: reportedDate ?? changedAt,
  ...(location && { location }),
  answers: execution.config.widgets.flatMap(({ id, parameters: { label } }) => {
    const value = answers[id]
    return value === undefined ? [] : [{ widgetId: id, label, value }]
  }),
  files: await Promise.all(
    Object.entries(files).flatMap(([widgetId, list]) =>
      list.map(async ({ name, camera, blob }) => ({ widgetId, name, camera, data: await toDataUrl(blob) })),
    ),
  ),
})
