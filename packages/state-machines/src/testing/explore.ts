import { type AnyEventObject, type AnyStateMachine, type AnyStateNode, createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
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
 * Walks a machine along every path of its graph with real actors, and tells which states and transitions nothing reached.
 * Its tasks have no time to settle: their outcomes are among the events.
 */
export const explore = <Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events, serializeState = (...parts) => JSON.stringify(parts) }: ExploreOptions,
) => {
  const unvisited = new Set(listNodes(machine.root).map(({ id }) => id))
  const untaken = new Set(listNodes(machine.root).flatMap(listDefinitions))

  const run = (input: unknown, path: readonly AnyEventObject[]) => {
    const actor = createActor(machine as AnyStateMachine, {
      input,
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
    for (const event of path) actor.send(event)
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
    for (const { state, steps } of paths) {
      const path = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
      const next = possible(state)
      // Nothing leads on from where the machine ends.
      if (next.length === 0) run(input, path)
      for (const event of next) run(input, [...path, event])
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
