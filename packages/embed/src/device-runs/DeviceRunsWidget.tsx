import type { RunExport } from '@tracemark/state-machines/device-runs'
import { DeviceRunsScreen } from '@tracemark/ui/screens/device-runs'
import { openDevice } from './open-device.ts'
import { useDeviceStorage } from './use-device-storage.ts'
import type { RunsOnDevice } from './use-runs.ts'

/** Gives a run out as a JSON file. */
const saveFile = (run: RunExport): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(run, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${run.task.name} ${run.reportedDate.slice(0, 16).replaceAll(':', '-')}.json`.replace(/[/\\]/g, '-')
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export interface DeviceRunsWidgetProps {
  found: RunsOnDevice
  offline?: boolean
  away?: boolean
  /** Opens a draft where it was left. */
  onContinue?: ((runId: string) => void) | undefined
  onBack?: (() => void) | undefined
}

/** What lies on this device, with everything that a worker can do about it. */
export const DeviceRunsWidget = ({
  found: { runs, isBlocked },
  offline = false,
  away = false,
  onContinue,
  onBack,
}: DeviceRunsWidgetProps) => {
  const [storage, persist] = useDeviceStorage()
  return (
    <DeviceRunsScreen
      records={runs}
      isBlocked={isBlocked}
      storage={storage}
      offline={offline}
      away={away}
      onPersist={persist}
      onBack={onBack}
      onContinue={onContinue}
      onRetry={(runId) => void openDevice().then(({ runs }) => runs.retry(runId))}
      onDelete={(runId) => void openDevice().then(({ runs }) => runs.delete(runId))}
      onExport={(runId) =>
        void openDevice().then(async ({ runs }) => {
          const run = await runs.export(runId)
          if (run) saveFile(run)
        })
      }
    />
  )
}
