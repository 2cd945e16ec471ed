import {
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  SimulatedClock,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

interface ExploreOptions {
  /** One entry for every way to begin. */
  inputs: readonly unknown[]
  /** What may happen: a person's events, and those of actors and timers. */
  events: readonly AnyEventObject[]
  /** Two snapshots with the same text are one; by default those with the same value and context. */
  serializeState?: (value: unknown, context: unknown) => string
}

type Definition = AnyStateNode['transitions'] extends Map<string, (infer One)[]> ? One : never

const listNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(listNodes)]

const listDefinitions = (node: AnyStateNode): Definition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const name = ({ source, eventType, guard, target }: Definition): string => {
  const condition = typeof guard === 'object' && 'type' in guard ? ` [${String(guard.type)}]` : ''
  return `${source.id} -- ${eventType || 'always'}${condition} -> ${target?.map(({ id }) => id).join(' ') ?? 'stays'}`
}

/**
 * Does in every state of a machine's graph all that may happen there, with real actors, and tells which states and transitions nothing reached.
 * Its tasks have no time to settle: their outcomes are among the events.
 */
export const explore = <Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events, serializeState = (...parts) => JSON.stringify(parts) }: ExploreOptions,
) => {
  const unvisited = new Set(listNodes(machine.root).map(({ id }) => id))
  const untaken = new Set(listNodes(machine.root).flatMap(listDefinitions))

  const run = (begin: { input: unknown } | { snapshot: Snapshot<unknown> }, event?: AnyEventObject) => {
    const actor = createActor(machine as AnyStateMachine, {
      ...begin,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep') return
        for (const definition of inspected._transitions) {
          untaken.delete(definition as Definition)
          unvisited.delete(definition.source.id)
        }
        for (const { id } of (inspected.snapshot as SnapshotFrom<AnyStateMachine>)._nodes as AnyStateNode[]) unvisited.delete(id)
      },
    })
    actor.start()
    if (event) actor.send(event)
    actor.stop()
  }

  // Without a transition for it, an error of a task would stop the machine. One that has ended takes nothing.
  const possible = (snapshot: SnapshotFrom<AnyStateMachine>) =>
    snapshot.status === 'active' ? events.filter((event) => (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0) : []

  let states = 0
  for (const input of inputs) {
    const paths = getShortestPaths(machine as AnyStateMachine, {
      input,
      events: possible,
      serializeState: ({ value, context }) => serializeState(value, context),
    })
    states += paths.length
    run({ input })
    for (const { state } of paths) {
      const snapshot = machine.getPersistedSnapshot(state)
      for (const event of possible(state)) run({ snapshot }, event)
    }
  }
  return { states, unvisited: [...unvisited], untaken: [...untaken].map(name) }
}

interface Explored {
  unvisited: string[]
  untaken: string[]
}

/** What neither walk reached. */
export const both = (one: Explored, other: Explored): Explored => ({
  unvisited: one.unvisited.filter((name) => other.unvisited.includes(name)),
  untaken: one.untaken.filter((name) => other.untaken.includes(name)),
})
