import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Arrow, State } from './machine-graph.ts'

const CHARACTER = 7
const LINE = 16

const textWidth = (text: string): number => Math.ceil(text.length * CHARACTER)

const toNode = (state: State): ElkNode => {
  const title = textWidth(state.name) + 44
  const within = Math.max(0, ...state.within.map(textWidth)) + 28
  if (state.children.length === 0) return { id: state.id, width: Math.max(96, title, within), height: 40 + state.within.length * LINE }
  const start: ElkNode[] = state.initial === undefined ? [] : [{ id: `${state.id} start`, width: 10, height: 10 }]
  return {
    id: state.id,
    children: [...start, ...state.children.map(toNode)],
    layoutOptions: {
      'elk.padding': `[top=${44 + state.within.length * LINE},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${Math.max(title, within)}, 60)`,
    },
  }
}

const listStarts = (state: State): ElkExtendedEdge[] => [
  ...(state.initial === undefined ? [] : [{ id: `${state.id} begins`, sources: [`${state.id} start`], targets: [state.initial] }]),
  ...state.children.flatMap(listStarts),
]

export type Placed = Omit<ElkNode, 'children'>

/** Where everything of a diagram stands, in pixels from its corner. */
export interface Plan {
  width: number
  height: number
  nodes: ReadonlyMap<string, Placed>
  edges: readonly ElkExtendedEdge[]
}

const flatten = (node: ElkNode): Placed[] => [node, ...(node.children ?? []).flatMap(flatten)]

const listEdges = (node: ElkNode): ElkExtendedEdge[] => [...(node.edges ?? []), ...(node.children ?? []).flatMap(listEdges)]

let engine: Promise<ELK> | undefined
const loadEngine = async (): Promise<ELK> => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}

const LAYERS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

/** Regions below one another, each in layers that go down from where it begins: for a diagram whose regions have no room side by side. */
const withRegionsBelow = (root: ElkNode, edges: readonly ElkExtendedEdge[]): ElkNode => ({
  ...root,
  children: (root.children ?? []).map((region) => ({
    ...region,
    edges: edges.filter(({ sources: [from = ''] }) => from.startsWith(`${region.id}.`) || from.startsWith(`${region.id} `)),
    layoutOptions: { ...region.layoutOptions, ...LAYERS, 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST', 'elk.direction': 'DOWN' },
  })),
  layoutOptions: { ...root.layoutOptions, 'elk.algorithm': 'rectpacking', 'elk.spacing.nodeNode': '20', 'elk.aspectRatio': '0.45' },
})

/**
 * Places states in layers along their arrows, states within states (Eclipse Layout Kernel). `BELOW`: in layers that go down, the
 * regions of a parallel diagram below one another.
 */
export const layOut = async (root: State, arrows: readonly Arrow[], direction: 'DOWN' | 'RIGHT' | 'BELOW'): Promise<Plan> => {
  engine ??= loadEngine()
  const edges: ElkExtendedEdge[] = [
    ...listStarts(root),
    ...arrows.map(({ from, to, labels }) => ({
      id: `${from} ${to}`,
      sources: [from],
      targets: [to],
      labels: labels.map((text) => ({ text, width: textWidth(text), height: LINE })),
    })),
  ]
  const coordinates = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT', 'elk.padding': '[top=0,left=0,bottom=0,right=0]' }
  const graph: ElkNode =
    direction === 'BELOW'
      ? { id: '', children: [withRegionsBelow(toNode(root), edges)], layoutOptions: coordinates }
      : { id: '', children: [toNode(root)], edges, layoutOptions: { ...LAYERS, 'elk.direction': direction, ...coordinates } }
  const placed: ElkNode = await (await engine).layout(graph)
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    nodes: new Map(flatten(placed).map((node) => [node.id, node])),
    edges: listEdges(placed),
  }
}
