import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** An arrow of a diagram, with everything that leads along it. */
export interface Arrow {
  from: string
  to: string
  labels: string[]
}

/** A state of a diagram, with the states inside of it. */
export interface State {
  id: string
  name: string
  kind: AnyStateNode['type']
  initial: string | undefined
  /** The machines of its parts, and what happens without leaving it. */
  within: string[]
  children: State[]
}

const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** `done`, `failed`, `after check interval`, `ACCEPT`: what an event is called on a diagram. */
const eventName = (type: string): string => {
  if (type === '') return ''
  if (type.startsWith('xstate.done')) return 'done'
  if (type.startsWith('xstate.error')) return 'failed'
  const after = /^xstate\.after\.(\w+)\./.exec(type)?.[1]
  return after === undefined ? type : `after ${words(after)}`
}

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return ` [${words(guard)}]`
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return ''
  return ` [${words(String(guard.type))}]`
}

const listTransitions = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const getLabel = ({ eventType, guard }: { eventType: string; guard?: unknown }): string =>
  `${eventName(eventType)}${guardName(guard)}`.trim()

const isMachine = (logic: unknown): boolean => typeof logic === 'object' && logic !== null && 'root' in logic

/** The machines that go while a state holds. */
const listParts = ({ invoke, machine }: AnyStateNode): string[] =>
  invoke.flatMap(({ src }) => (typeof src === 'string' && isMachine(machine.implementations.actors[src]) ? [`runs: ${words(src)}`] : []))

/** A part that goes on changes what is shown, and leads nowhere. */
const isProgress = ({ eventType }: { eventType: string }): boolean => eventType.startsWith('xstate.snapshot')

const listWithin = (node: AnyStateNode): string[] => [
  ...listParts(node),
  ...listTransitions(node).flatMap((transition) =>
    transition.target === undefined && !isProgress(transition) ? [getLabel(transition)] : [],
  ),
]

const getState = (node: AnyStateNode): State => ({
  id: node.id,
  name: words(node.key),
  kind: node.type,
  initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
  within: [...new Set(listWithin(node))],
  children: Object.values(node.states).map(getState),
})

const listNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(listNodes)]

/** A machine's own diagram as states and arrows. What leads the same way is one arrow. */
export const buildGraph = (machine: AnyStateMachine): { root: State; arrows: Arrow[] } => {
  const arrows = new Map<string, Arrow>()
  for (const node of listNodes(machine.root)) {
    for (const transition of listTransitions(node)) {
      for (const target of transition.target ?? []) {
        const key = `${node.id} ${target.id}`
        const arrow = arrows.get(key) ?? { from: node.id, to: target.id, labels: [] }
        const label = getLabel(transition)
        if (label !== '' && !arrow.labels.includes(label)) arrow.labels.push(label)
        arrows.set(key, arrow)
      }
    }
  }
  return { root: getState(machine.root), arrows: [...arrows.values()] }
}

/** The states that hold at this value, outer ones included. */
export const activeStates = (
  machine: AnyStateMachine,
  value: Parameters<AnyStateMachine['resolveState']>[0]['value'],
): ReadonlySet<string> => new Set(machine.resolveState({ value, context: {} as never })._nodes.map(({ id }: AnyStateNode) => id))
