import { SavedRun, StorageNotice, WaitingLine } from '@tracemark/ui/screens/outbox'
import { DeviceTexts } from '../outbox/DeviceTexts.tsx'
import { OutboxWidget } from '../outbox/OutboxWidget.tsx'
import { useRuns } from '../outbox/use-runs.ts'

interface SavedView {
  delivery: 'waiting' | 'sending'
  task: { name: string }
  thing: { name: string }
  item?: { name: string } | undefined
}

interface SavedProps {
  view: SavedView
  offline: boolean
  onAgain: () => void
  onList: () => void
}

/** In the run's place once it waits on this device. */
export const Saved = ({ view: { delivery, task, thing, item }, ...props }: SavedProps) => (
  <DeviceTexts>
    <SavedRun {...props} delivery={delivery} task={task.name} thing={thing.name} item={item?.name} />
  </DeviceTexts>
)

/** Above the run: what does not keep, and what waits. */
export const Above = ({ trouble, onList }: { trouble: 'full' | 'blocked' | undefined; onList: () => void }) => {
  const waiting = useRuns()?.filter(({ state }) => state === 'saved' || state === 'sending' || state === 'refused') ?? []
  // Also with nothing to say: the texts are then there when the network is gone.
  return (
    <DeviceTexts>
      {trouble && <StorageNotice trouble={trouble} />}
      <WaitingLine count={waiting.length} onOpen={onList} />
    </DeviceTexts>
  )
}

export const List = (props: { offline: boolean; onBack: () => void }) => (
  <DeviceTexts>
    <OutboxWidget {...props} />
  </DeviceTexts>
)
