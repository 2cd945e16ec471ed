import type { SnapshotFrom } from 'xstate'
import type { locationMachine } from './location.machine.ts'

/** Who is asked. */
export const toLocatingView = ({ value }: SnapshotFrom<typeof locationMachine>): 'locating' | 'asking_service' =>
  value === 'askingDevice' ? 'locating' : 'asking_service'
