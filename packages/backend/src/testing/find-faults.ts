import { loadModule, parseSync } from 'libpg-query'
import { declaredSchema } from '../schema/declared/index.ts'

/**
 * What keeps a statement from running on one machine alone, where tables are distributed by organization: there each query, and each query in it, has
 * to name the organization as a value of its own for each of their tables. Read with PostgreSQL's own parser.
 */

/** A part of what the parser gives: `{ SelectStmt: { … } }` for a node that may be of several kinds. */
type Tree = Readonly<Record<string, unknown>>

/** Tables whose keys begin with the organization, and views of them. */
export const keyedTables: ReadonlySet<string> = new Set(
  declaredSchema.flatMap(
    (statement) => /^create (?:table (\w+) \(\s*organization_id |view (\w+))/.exec(statement)?.slice(1).find(Boolean) ?? [],
  ),
)

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
const getTree = (tree: Tree, name: string): Tree | undefined => {
  const value = tree[name]
  return isTree(value) ? value : undefined
}
const getTrees = (tree: Tree, name: string): Tree[] => {
  const value = tree[name]
  return Array.isArray(value) ? value.filter(isTree) : []
}
const getText = (tree: Tree | undefined, name: string): string | undefined => {
  const value = tree?.[name]
  return typeof value === 'string' ? value : undefined
}

const flattenConditions = (condition: Tree | undefined): Tree[] => {
  const all = condition && getTree(condition, 'BoolExpr')
  if (all && getText(all, 'boolop') === 'AND_EXPR') return getTrees(all, 'args').flatMap(flattenConditions)
  return condition ? [condition] : []
}

const isValue = (tree: Tree): boolean => {
  const cast = getTree(tree, 'TypeCast')
  const given = cast && getTree(cast, 'arg')
  return 'ParamRef' in tree || 'A_Const' in tree || (given !== undefined && isValue(given))
}

/** `['i', 'organization_id']`, or without the first. */
const getColumn = (tree: Tree): (string | undefined)[] | undefined => {
  const column = getTree(tree, 'ColumnRef')
  return column && getTrees(column, 'fields').map((field) => getText(getTree(field, 'String'), 'sval'))
}

interface Table {
  name: string
  alias: string
}

/** One query, without those in it. */
interface Level {
  tables: Table[]
  conditions: Tree[]
  faults: string[]
}

const isTrue = (condition: Tree | undefined): boolean => {
  const constant = condition && getTree(condition, 'A_Const')
  return constant !== undefined && 'boolval' in constant
}

const addRelation = (level: Level, relation: Tree | undefined): void => {
  const name = getText(relation, 'relname')
  if (relation && name !== undefined) level.tables.push({ name, alias: getText(getTree(relation, 'alias'), 'aliasname') ?? name })
}

const addFrom = (level: Level, item: Tree): void => {
  addRelation(level, getTree(item, 'RangeVar'))
  const join = getTree(item, 'JoinExpr')
  if (!join) return
  for (const side of ['larg', 'rarg']) addFrom(level, getTree(join, side) ?? {})
  const quals = getTree(join, 'quals')
  if (getText(join, 'jointype') !== 'JOIN_INNER' && isTrue(quals)) level.faults.push('an outer join on true')
  level.conditions.push(...flattenConditions(quals))
}

const ORGANIZATION = 'organization_id'

/** Aliases whose organization is a value here, or equal to one that is. */
const findBound = ({ tables, conditions }: Level): Set<string> => {
  const keyed = tables.filter(({ name }) => keyedTables.has(name))
  const nameSide = (tree: Tree): string | undefined => {
    if (isValue(tree)) return ''
    const [last, alias] = (getColumn(tree) ?? []).toReversed()
    if (last !== ORGANIZATION) return undefined
    return alias ?? (keyed.length === 1 ? keyed[0]?.alias : undefined)
  }
  const pairs = conditions.flatMap((condition) => {
    const equality = getTree(condition, 'A_Expr')
    const [operator] = equality ? getTrees(equality, 'name') : []
    if (!equality || getText(equality, 'kind') !== 'AEXPR_OP' || getText(operator && getTree(operator, 'String'), 'sval') !== '=') return []
    const [left, right] = ['lexpr', 'rexpr'].map((side) => nameSide(getTree(equality, side) ?? {}))
    return left === undefined || right === undefined ? [] : [[left, right] as const]
  })
  const bound = new Set([''])
  for (const _ of pairs)
    for (const [left, right] of pairs) {
      if (bound.has(left)) bound.add(right)
      if (bound.has(right)) bound.add(left)
    }
  return bound
}

const STATEMENTS = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt']

/** A query, and all that are in it. `named`: the queries of `with` clauses around it, which are no tables. */
const readQuery = (kind: string, query: Tree, named: ReadonlySet<string>, faults: string[]): void => {
  const parts = getTrees(getTree(query, 'withClause') ?? {}, 'ctes').flatMap(
    (part) => getText(getTree(part, 'CommonTableExpr'), 'ctename') ?? [],
  )
  const inside = new Set([...named, ...parts])
  const level: Level = { tables: [], conditions: flattenConditions(getTree(query, 'whereClause')), faults }
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt') addRelation(level, getTree(query, 'relation'))
  for (const item of [...getTrees(query, 'fromClause'), ...getTrees(query, 'usingClause')]) addFrom(level, item)
  const bound = findBound(level)
  for (const { name, alias } of level.tables)
    if (keyedTables.has(name) && !inside.has(name) && !bound.has(alias)) faults.push(alias === name ? name : `${name} ${alias}`)
  if (kind === 'InsertStmt') {
    const [source] = getTrees(getTree(getTree(query, 'selectStmt') ?? {}, 'SelectStmt') ?? {}, 'fromClause')
    if (source && 'RangeFunction' in source) faults.push('an insert from a function')
  }
  if (JSON.stringify(query.returningList ?? query.returningClause ?? '').includes('SubLink')) faults.push('a query in returning')
  for (const side of ['larg', 'rarg']) {
    const other = getTree(query, side)
    if (other) readQuery('SelectStmt', other, inside, faults)
  }
  for (const [name, value] of Object.entries(query)) if (name !== 'larg' && name !== 'rarg') readTree(value, inside, faults)
}

const readTree = (tree: unknown, named: ReadonlySet<string>, faults: string[]): void => {
  if (Array.isArray(tree)) for (const part of tree) readTree(part, named, faults)
  if (!isTree(tree)) return
  for (const [name, value] of Object.entries(tree))
    if (STATEMENTS.includes(name) && isTree(value)) readQuery(name, value, named, faults)
    else readTree(value, named, faults)
}

await loadModule()

/** The tables in a statement whose organization is no value where they are asked, and forms that a distributed database refuses. */
export const findFaults = (statement: string): string[] => {
  const faults: string[] = []
  readTree(parseSync(statement).stmts, new Set(), faults)
  return faults
}
