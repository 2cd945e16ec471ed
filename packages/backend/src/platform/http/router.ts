import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** Where each parameter stands among the segments of a path. */
type Places = Record<string, number>

interface Leaf<Handler> {
  /** All that a path of this form goes through, in the order in which it was added; `undefined` where it depends on the path. */
  chain: [Handler, Places][] | undefined
  segments: readonly string[]
}

interface Node<Handler> {
  literals: Map<string, Node<Handler>>
  parameter?: Node<Handler>
  leaf?: Leaf<Handler>
}

interface Route<Handler> {
  method: string
  segments: readonly string[]
  handler: Handler
}

const ALL = 'ALL'
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true
/** `:name{…}` and `:name?` are left to the trie, and so is a star anywhere but at the end, and nothing between two slashes. */
const isPlain = (segment: string, index: number): boolean => (index === 0) === (segment === '') && !/[{}?*]/.test(segment)
const isSimple = (segments: readonly string[]): boolean => (segments.at(-1) === '*' ? segments.slice(0, -1) : segments).every(isPlain)

/** Whether every path of the form is one of the pattern's: `undefined` where some may be. */
const covers = (pattern: readonly string[], form: readonly string[]): boolean | undefined => {
  const isOpen = pattern.at(-1) === '*'
  const end = pattern.findIndex((segment, index) => !isPlain(segment, index))
  const fixed = end < 0 ? pattern : pattern.slice(0, end)
  let isSure = isOpen ? fixed.length === pattern.length - 1 : end < 0
  if (isSure && (isOpen ? form.length < fixed.length : form.length !== fixed.length)) return false
  for (const [index, segment] of fixed.entries()) {
    if (isParameter(segment)) continue
    if (isParameter(form[index])) isSure = false
    else if (segment !== form[index]) return false
  }
  return isSure ? true : undefined
}

const listPlaces = (segments: readonly string[]): Places =>
  Object.fromEntries(segments.flatMap((segment, index) => (isParameter(segment) ? [[segment.slice(1), index]] : [])))

/**
 * Hono's regular expression can't hold `/slug/:slug` beside `/:id`, and its trie looks at every branch, with a price of two
 * thirds of a bare answer. This one walks the segments once. What it is not sure of (nothing found, several forms found,
 * patterns that cover only some paths of a form) the trie decides, so that both always agree.
 */
export class SegmentRouter<Handler> implements Router<Handler> {
  readonly name = 'SegmentRouter'
  readonly #trie = new TrieRouter<Handler>()
  readonly #routes: Route<Handler>[] = []
  readonly #roots = new Map<string, Node<Handler>>()

  add(method: string, path: string, handler: Handler): void {
    this.#trie.add(method, path, handler)
    this.#routes.push({ method, segments: (path.startsWith('/') ? path : `/${path}`).split('/'), handler })
    this.#roots.clear()
  }

  match(method: string, path: string): Result<Handler> {
    const segments = path.split('/')
    const leaves: Leaf<Handler>[] = []
    if (!segments.includes('', 1)) this.#find(this.#getRoot(method), segments, 1, leaves)
    const chain = leaves.length === 1 ? leaves[0]?.chain : undefined
    return chain ? [chain, segments] : this.#trie.match(method, path)
  }

  #find(node: Node<Handler>, segments: readonly string[], index: number, leaves: Leaf<Handler>[]): void {
    const segment = segments[index]
    if (segment === undefined) {
      if (node.leaf) leaves.push(node.leaf)
      return
    }
    const literal = node.literals.get(segment)
    if (literal) this.#find(literal, segments, index + 1, leaves)
    if (node.parameter) this.#find(node.parameter, segments, index + 1, leaves)
  }

  #getRoot(method: string): Node<Handler> {
    const known = this.#roots.get(method)
    if (known) return known
    const root: Node<Handler> = { literals: new Map() }
    const routes = this.#routes.filter((route) => route.method === method || route.method === ALL)
    for (const { segments } of routes) if (isSimple(segments) && segments.at(-1) !== '*') this.#plant(root, segments, routes)
    this.#roots.set(method, root)
    return root
  }

  #plant(root: Node<Handler>, segments: readonly string[], routes: readonly Route<Handler>[]): void {
    let node = root
    for (const segment of segments.slice(1)) {
      const next: Node<Handler> = (isParameter(segment) ? node.parameter : node.literals.get(segment)) ?? { literals: new Map() }
      if (isParameter(segment)) node.parameter = next
      else node.literals.set(segment, next)
      node = next
    }
    if (node.leaf) return
    const met = routes.map(({ segments: pattern, handler }) => ({
      handler,
      pattern,
      isMet: covers(pattern, segments),
    }))
    const isSure = met.every(({ isMet, pattern }) => isMet !== undefined || (pattern.at(-1) !== '*' && isSimple(pattern)))
    node.leaf = {
      segments,
      chain: isSure
        ? met.filter(({ isMet }) => isMet === true).map(({ handler, pattern }): [Handler, Places] => [handler, listPlaces(pattern)])
        : undefined,
    }
  }
}
