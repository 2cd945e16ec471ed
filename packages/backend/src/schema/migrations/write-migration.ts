import type { ObjectKind, SchemaObject } from '../catalogue.ts'

type Catalogue = ReadonlyMap<string, SchemaObject>

const beginsWith = (statement: string, text: string): boolean => statement.startsWith(text) && !/\w/.test(statement.charAt(text.length))

/** Whether a statement says `on` of a table or a function. */
const isOn = (statement: string, of: string): boolean => {
  const words = statement.split(/\W+/)
  return words.some((word, at) => word === 'on' && words[words[at + 1] === 'function' ? at + 2 : at + 1] === of)
}

const withoutArguments = (name: string): string => name.split(/[.(]/)[0] ?? name

/** Whether a declared statement makes an object; of a table, any statement about it. */
const isDeclaredBy = ({ kind, of, name }: SchemaObject, statement: string): boolean => {
  switch (kind) {
    case 'table':
      return beginsWith(statement, `create table ${of}`) || beginsWith(statement, `alter table ${of}`)
    case 'view':
      return beginsWith(statement, `create view ${of}`)
    case 'index':
      return beginsWith(statement, `create index ${name}`) || beginsWith(statement, `create unique index ${name}`)
    case 'trigger':
    case 'policy':
      return beginsWith(statement, `create ${kind} ${name}`) && isOn(statement, of)
    case 'function':
      return beginsWith(statement, `create function ${withoutArguments(name)}`)
    case 'grant':
      return /^(grant|revoke) /.test(statement) && isOn(statement, withoutArguments(of))
    default:
      return false
  }
}

const writeDrop = ({ kind, of, name }: SchemaObject): string | undefined => {
  switch (kind) {
    case 'column':
      return `alter table ${of} drop column ${name}`
    case 'constraint':
      return `alter table ${of} drop constraint ${name}`
    case 'trigger':
    case 'policy':
      return `drop ${kind} ${name} on ${of}`
    case 'table':
    case 'view':
      return `drop ${kind} ${of}`
    case 'index':
    case 'function':
      return `drop ${kind} ${name}`
    default:
      return undefined
  }
}

/** The order in which kinds are made; they are dropped in the other one. */
const ORDER = ['table', 'column', 'constraint', 'index', 'function', 'view', 'policy', 'trigger', 'grant'] as const

/** They keep their rights, or their rows. */
const REPLACED: ReadonlySet<ObjectKind> = new Set(['column', 'function', 'table', 'view'])

const ranked = (objects: readonly SchemaObject[]) => objects.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

/**
 * Statements that make the present schema the declared one, where `declared` are the statements that declare it. What a person has to write
 * stands among them as a comment: a change of a column, or of rows.
 */
export const findStatements = (present: Catalogue, wanted: Catalogue, declared: readonly string[]): string[] => {
  const isNewTable = (table: string) => !present.has(`table ${table}`) && wanted.has(`table ${table}`)
  const isGoneTable = (table: string) => present.has(`table ${table}`) && !wanted.has(`table ${table}`)
  const changed = [...wanted].filter(([name, { definition }]) => present.get(name)?.definition !== definition)
  const gone = [...present].filter(([name, { kind, of }]) => !wanted.has(name) && (kind === 'table' || !isGoneTable(of)))
  const replaced = changed.flatMap(([name, { kind }]) => (REPLACED.has(kind) ? [] : (present.get(name) ?? [])))
  const drops = ranked([...gone.map(([, object]) => object), ...replaced]).toReversed()
  const makes = ranked(changed.map(([, object]) => object)).flatMap((object): string[] => {
    const { kind, of, name, definition } = object
    if ((kind === 'column' || kind === 'constraint') && isNewTable(of)) return []
    if (kind === 'column' && present.has(`column ${of} ${name}`)) return [`-- Write by hand: ${of}.${name} becomes ${definition}.`]
    if (kind === 'column') return [`alter table ${of} add column ${name} ${definition}`]
    if (kind === 'constraint') return [`alter table ${of} add constraint ${name} ${definition}`]
    const found = declared.filter((statement) => isDeclaredBy(object, statement))
    if (present.has([kind, of, name].filter(Boolean).join(' ')))
      return found.map((statement) => statement.replace(/^create (function|view)/, 'create or replace $1'))
    return found.length > 0 ? found : [`-- Write by hand: ${kind} ${[of, name].filter(Boolean).join('.')} becomes ${definition}.`]
  })
  return [...new Set([...drops.flatMap((object) => writeDrop(object) ?? []), ...makes])]
}

/** `0002-prices` after `0001-baseline`. */
export const getNextName = (names: readonly string[], name: string): string =>
  `${String(Number.parseInt(names.at(-1) ?? '0', 10) + 1).padStart(4, '0')}-${name}`

/** A statement as a literal of TypeScript. */
const literal = (statement: string): string =>
  statement.includes('\n')
    ? `\`${statement.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
    : JSON.stringify(statement)

/** The file of a migration. */
export const writeMigrationFile = (statements: readonly string[]): string => {
  const lines = statements.map((statement) => (statement.startsWith('-- ') ? `  // ${statement.slice(3)}` : `  ${literal(statement)},`))
  return `import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
${lines.join('\n')}
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
`
}

/** The register with another migration at its end. */
export const addMigration = (register: string, name: string): string => {
  const words = name.split(/[^a-z0-9]+/)
  const up = `up${words.map((word, at) => (at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join('')}`
  const imported = register.replace('import { refuseFormerSchema }', `import { up as ${up} } from './${name}.ts'\n$&`)
  const end = imported.indexOf('= {', imported.indexOf('laterMigrations:')) + '= {'.length
  const [before, after] = [imported.slice(0, end), imported.slice(end)]
  return `${before}${after.replace(/\n?\}\n/, `\n  '${name}': { up: ${up} },\n}\n`)}`
}
