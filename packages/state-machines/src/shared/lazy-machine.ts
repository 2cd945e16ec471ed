import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  matchesState,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import { waitBeforeTry } from './wait-before-try.ts'

interface LazyMachine<Machine extends AnyStateMachine> {
  load: () => Promise<Machine>
  /** What the machine is before its code is there. */
  begin: (input: InputFrom<Machine>) => { value: StateValue; context: Partial<SnapshotFrom<Machine>['context']> }
  /** Loads nothing before the first event. */
  waits?: boolean
}

interface Waiting extends Pick<AnyMachineSnapshot, 'value' | 'context' | 'matches'> {
  status: 'active' | 'stopped'
  input: unknown
  told: readonly AnyEventObject[]
  isLoading: boolean
}

const LOADED = 'lazy.loaded'

/**
 * A machine of a rare part, whose code comes when the part begins. To its parent it is that machine: it shows what `begin` says until the
 * code is there, and hears then what it was told meanwhile. Code that does not come is asked for again, more and more rarely.
 */
export const fromLazyMachine = <Machine extends AnyStateMachine>({ load, begin, waits = false }: LazyMachine<Machine>): Machine => {
  const bring = async ({ self }: AnyActorScope) => {
    for (let tries = 1; self.getSnapshot().status === 'active'; tries += 1) {
      const machine = await load().catch(() => undefined)
      if (machine) return self.send({ type: LOADED, machine })
      await new Promise((resolve) => setTimeout(resolve, waitBeforeTry(tries)))
    }
  }

  const logic = {
    getInitialSnapshot: (_: AnyActorScope, input: InputFrom<Machine>): Waiting => {
      const { value, context } = begin(input)
      return { status: 'active', value, context, matches: (state) => matchesState(state, value), input, told: [], isLoading: !waits }
    },
    start: (snapshot: Waiting, scope: AnyActorScope) => {
      if (snapshot.isLoading) void bring(scope)
    },
    transition: (snapshot: Waiting | AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope): Waiting | AnyMachineSnapshot => {
      if ('machine' in snapshot) return snapshot.machine.transition(snapshot, event, scope)
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' }
      if (event.type === LOADED) {
        const machine: AnyStateMachine = event.machine
        const begun = machine.getInitialSnapshot(scope, snapshot.input)
        return snapshot.told.reduce<AnyMachineSnapshot>((after, told) => machine.transition(after, told, scope), begun)
      }
      if (!snapshot.isLoading) void bring(scope)
      return { ...snapshot, isLoading: true, told: [...snapshot.told, event] }
    },
    getPersistedSnapshot: (snapshot: Waiting) => snapshot,
  }
  return logic as unknown as Machine
}
