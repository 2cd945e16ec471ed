import { OutboxScreen } from '@tracemark/ui/screens/outbox'
import { openDevice } from './open-device.ts'
import { saveFile } from './save-file.ts'
import { useDeviceStorage } from './use-device-storage.ts'
import type { RunsOnDevice } from './use-runs.ts'

export interface OutboxWidgetProps {
  found: RunsOnDevice
  offline?: boolean
  away?: boolean
  /** Opens a draft where it was left. */
  onContinue?: ((runId: string) => void) | undefined
  onBack?: (() => void) | undefined
}

/** What lies on this device, with everything that a worker can do about it. */
export const OutboxWidget = ({ found: { runs, isBlocked }, offline = false, away = false, onContinue, onBack }: OutboxWidgetProps) => {
  const [storage, persist] = useDeviceStorage()
  return (
    <OutboxScreen
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
