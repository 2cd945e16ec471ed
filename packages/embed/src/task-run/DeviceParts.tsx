import type { TaskRun } from '@tracemark/api/schemas'
import { SavedRun, StorageNotice, WaitingLine } from '@tracemark/ui/screens/device-runs'
import { DeviceRunsWidget } from '../device-runs/DeviceRunsWidget.tsx'
import { DeviceTexts } from '../device-runs/DeviceTexts.tsx'
import { useRuns } from '../device-runs/use-runs.ts'

interface SavedView extends Pick<TaskRun, 'organization'> {
  delivery: 'waiting' | 'sending'
  task: { name: string }
  thing: { name: string }
  item?: { name: string } | undefined
}

interface SavedProps {
  view: SavedView
  offline: boolean
  away: boolean
  onAgain: () => void
  onList: () => void
}

/** In the run's place once it waits on this device. */
export const Saved = ({ view: { organization, delivery, task, thing, item }, ...props }: SavedProps) => (
  <DeviceTexts>
    <SavedRun {...props} organization={organization} delivery={delivery} task={task.name} thing={thing.name} item={item?.name} />
  </DeviceTexts>
)

/** Answers that this device does not keep. */
export const Trouble = ({ trouble }: { trouble: 'full' | 'blocked' | undefined }) =>
  trouble && (
    <DeviceTexts>
      <StorageNotice trouble={trouble} />
    </DeviceTexts>
  )

/** How many records wait on this device. Also with none: its texts are then there when the network is gone. */
export const Waiting = ({ onList }: { onList: () => void }) => {
  const { waiting } = useRuns()
  return (
    <DeviceTexts>
      <WaitingLine count={waiting} onOpen={onList} />
    </DeviceTexts>
  )
}

export const List = (props: { offline: boolean; away: boolean; onBack: () => void }) => (
  <DeviceTexts>
    <DeviceRunsWidget {...props} found={useRuns()} />
  </DeviceTexts>
)
