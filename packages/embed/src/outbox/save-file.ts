import type { RunExport } from '@tracemark/state-machines/outbox'

/** Gives a run out as a JSON file. */
export const saveFile = (run: RunExport): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(run, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${run.task.name} ${run.reportedDate.slice(0, 16).replaceAll(':', '-')}.json`.replace(/[/\\]/g, '-')
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
