import { type ReactNode, useEffect, useId, useState } from 'react'
import type { AnyStateMachine, StateValue } from 'xstate'
import './machine-diagram.css'
import { layOut, type Plan } from './lay-out.ts'
import { type Arrow, activeStates, buildGraph, type State } from './machine-graph.ts'

export interface MachineDiagramProps {
  /** Names the diagram. */
  title: string
  machine: AnyStateMachine
  /** The state that is marked, as the machine says it. */
  current: StateValue
  /** Where arrows lead; `BELOW`: down, with the regions of a parallel diagram below one another. */
  direction?: Parameters<typeof layOut>[2]
}

interface Drawn {
  plan: Plan
  active: ReadonlySet<string>
}

const Box = ({ state, plan, active }: Drawn & { state: State }): ReactNode => {
  const place = plan.nodes.get(state.id)
  if (!place) return null
  const { x = 0, y = 0, width = 0, height = 0 } = place
  const isActive = active.has(state.id)
  const start = plan.nodes.get(`${state.id} start`)
  return (
    <>
      <g data-active={isActive} data-kind={state.kind}>
        <rect x={x} y={y} width={width} height={height} rx={state.children.length === 0 ? 10 : 14} />
        {state.kind === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={8} data-inner="" />}
        {isActive && <circle cx={x + 16} cy={y + 20} r={4.5} />}
        <text x={x + (isActive ? 28 : 16)} y={y + 25} data-name="">
          {state.name}
        </text>
        {state.within.map((label, line) => (
          <text key={label} x={x + 16} y={y + 42 + line * 16} data-note="">
            {label}
          </text>
        ))}
      </g>
      {start && <circle cx={(start.x ?? 0) + 5} cy={(start.y ?? 0) + 5} r={5} data-start="" />}
      {state.children.map((child) => (
        <Box key={child.id} state={child} plan={plan} active={active} />
      ))}
    </>
  )
}

const Lines = ({ plan, active, head }: Drawn & { head: string }) =>
  plan.edges.map(({ id, sources, sections = [], labels = [] }) => (
    <g key={id} data-open={active.has(sources[0] ?? '')} data-arrow="">
      {sections.map(({ id: part, startPoint, bendPoints = [], endPoint }) => (
        <polyline
          key={part}
          points={[startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`).join(' ')}
          markerEnd={`url(#${head})`}
        />
      ))}
      {labels.map(({ text, x = 0, y = 0, width = 0, height = 0 }) => (
        <g key={text}>
          <rect x={x - 2} y={y} width={width + 4} height={height} />
          <text x={x} y={y + 12}>
            {text}
          </text>
        </g>
      ))}
    </g>
  ))

const AsList = ({ state, arrows, active }: { state: State; arrows: readonly Arrow[]; active: ReadonlySet<string> }) => (
  <li aria-current={active.has(state.id) ? 'step' : undefined}>
    <b>{state.name}</b>
    <ul>
      {arrows
        .filter(({ from }) => from === state.id)
        .map(({ to, labels }) => (
          <li key={to}>{`${labels.join(', ') || 'at once'} → ${to.slice(to.indexOf('.') + 1)}`}</li>
        ))}
      {state.children.map((child) => (
        <AsList key={child.id} state={child} arrows={arrows} active={active} />
      ))}
    </ul>
  </li>
)

/**
 * A machine's own diagram, drawn from its definition, with the current state marked and what leads on from there. For designers and
 * staff, in Storybook alone; those who don't see it read the same as a list.
 */
export const MachineDiagram = ({ title, machine, current, direction = 'DOWN' }: MachineDiagramProps) => {
  const id = useId()
  const [plan, setPlan] = useState<Plan>()
  const { root, arrows } = buildGraph(machine)
  const active = activeStates(machine, current)
  useEffect(() => {
    let wanted = true
    const graph = buildGraph(machine)
    void layOut(graph.root, graph.arrows, direction).then((next) => wanted && setPlan(next))
    return () => {
      wanted = false
    }
  }, [machine, direction])
  return (
    <figure className="machine-diagram">
      <figcaption id={id}>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section aria-labelledby={id} tabIndex={0} data-drawn={plan !== undefined}>
        {plan && (
          <svg role="img" aria-labelledby={id} viewBox={`0 0 ${plan.width} ${plan.height}`} width={plan.width} height={plan.height}>
            <title>{title}</title>
            <defs>
              <marker id={`${id}head`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
                <path d="M0.500 0.500 7.500 4 0.500 7.500Z" />
              </marker>
            </defs>
            <Box state={root} plan={plan} active={active} />
            <Lines plan={plan} active={active} head={`${id}head`} />
          </svg>
        )}
      </section>
      <details>
        <summary>As a list</summary>
        <ul>
          <AsList state={root} arrows={arrows} active={active} />
        </ul>
      </details>
    </figure>
  )
}
