import type { ObjectKind, SchemaObject } from '../catalogue.ts'

type Catalogue = ReadonlyMap<string, SchemaObject>

/** What begins the declared statement that makes an object; of a table, all statements about it. */
const beginningsOf = ({ kind, of, name }: SchemaObject): RegExp[] => {
  const begins = (text: string) => new RegExp(`^${text.replaceAll(/[()]/g, '\\$&')}(?![\\w])`)
  switch (kind) {
    case 'table':
      return [begins(`create table ${of}`), begins(`alter table ${of}`)]
    case 'view':
      return [begins(`create view ${of}`)]
    case 'index':
      return [begins(`create index ${name}`), begins(`create unique index ${name}`)]
    case 'trigger':
    case 'policy':
      return [new RegExp(`^create ${kind} ${name} [^;]*\\bon ${of}\\b`)]
    case 'function':
      return [begins(`create function ${name.replace(/\(.*/s, '')}`)]
    case 'grant':
      return [new RegExp(`^(grant|revoke) .* on (function )?${of.replace(/[.(].*/s, '')}\\b`)]
    default:
      return []
  }
}

const dropOf = ({ kind, of, name }: SchemaObject): string | undefined => {
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
export const statementsBetween = (present: Catalogue, wanted: Catalogue, declared: readonly string[]): string[] => {
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
    const found = declared.filter((statement) => beginningsOf(object).some((begin) => begin.test(statement)))
    if (present.has([kind, of, name].filter(Boolean).join(' ')))
      return found.map((statement) => statement.replace(/^create (function|view)/, 'create or replace $1'))
    return found.length > 0 ? found : [`-- Write by hand: ${kind} ${[of, name].filter(Boolean).join('.')} becomes ${definition}.`]
  })
  return [...new Set([...drops.flatMap((object) => dropOf(object) ?? []), ...makes])]
}

/** `0002-prices` after `0001-baseline`. */
export const nextName = (names: readonly string[], name: string): string =>
  `${String(Number.parseInt(names.at(-1) ?? '0', 10) + 1).padStart(4, '0')}-${name}`

/** A statement as a literal of TypeScript. */
const literal = (statement: string): string =>
  statement.includes('\n')
    ? `\`${statement.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
    : JSON.stringify(statement)

/** The file of a migration. */
export const migrationFile = (statements: readonly string[]): string => {
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
export const withMigration = (register: string, name: string): string => {
  const up = `up${name.replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`
  const [before = '', after = ''] = register
    .replace('import { refuseFormerSchema }', `import { up as ${up} } from './${name}.ts'\n$&`)
    .split(/(?<=laterMigrations: .*= \{)/)
  return `${before}${after.replace(/\n?\}\n/, `\n  '${name}': { up: ${up} },\n}\n`)}`
}
