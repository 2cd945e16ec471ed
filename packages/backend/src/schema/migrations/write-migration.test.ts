import { expect, test } from 'vitest'
import type { ObjectKind, SchemaObject } from '../catalogue.ts'
import { entityTable } from '../declared/forms.ts'
import { addMigration, findStatements, getNextName, writeMigrationFile } from './write-migration.ts'

const catalogue = (...objects: readonly [ObjectKind, string, string, string][]) =>
  new Map<string, SchemaObject>(
    objects.map(([kind, of, name, definition]) => [[kind, of, name].filter(Boolean).join(' '), { kind, of, name, definition }]),
  )

const listFunction = 'create function list_teams() returns setof uuid language sql as $$ select id from teams $$'

test('a new column, a changed index and a changed function become statements', () => {
  const present = catalogue(
    ['table', 'teams', '', 'true true'],
    ['index', 'teams', 'teams_name', 'old'],
    ['function', '', 'list_teams()', 'old'],
  )
  const wanted = catalogue(
    ['table', 'teams', '', 'true true'],
    ['column', 'teams', 'color', 'text'],
    ['index', 'teams', 'teams_name', 'new'],
    ['function', '', 'list_teams()', 'new'],
  )
  const declared = [
    'create index teams_name on teams (organization_id, name)',
    'create index teams_name_first on teams (name)',
    listFunction,
  ]
  expect(findStatements(present, wanted, declared)).toEqual([
    'drop index teams_name',
    'alter table teams add column color text',
    'create index teams_name on teams (organization_id, name)',
    listFunction.replace('create', 'create or replace'),
  ])
})

test('a new table comes with its policies, rights and indexes as they are declared, and with nothing of its columns', () => {
  const declared = [...entityTable('prices', ['amount integer not null']), 'create index prices_amount on prices (organization_id, amount)']
  const wanted = catalogue(
    ['table', 'prices', '', 'true true'],
    ['column', 'prices', 'amount', 'integer not null'],
    ['constraint', 'prices', 'prices_pkey', 'PRIMARY KEY (organization_id, id)'],
    ['index', 'prices', 'prices_amount', 'of amounts'],
    ['policy', 'prices', 'scope', 'ALL'],
    ['grant', 'prices', 'tracemark_app', 'SELECT'],
  )
  expect(findStatements(catalogue(), wanted, declared).toSorted()).toEqual(declared.toSorted())
})

test('what is gone is dropped, and a column that becomes another is left to a person', () => {
  const present = catalogue(
    ['table', 'teams', '', ''],
    ['column', 'teams', 'size', 'integer'],
    ['table', 'prices', '', ''],
    ['column', 'prices', 'amount', 'integer'],
    ['trigger', 'teams', 'shown', 'after insert'],
  )
  const wanted = catalogue(['table', 'teams', '', ''], ['column', 'teams', 'size', 'bigint'])
  expect(findStatements(present, wanted, [])).toEqual([
    'drop trigger shown on teams',
    'drop table prices',
    '-- Write by hand: teams.size becomes bigint.',
  ])
})

test('the next migration has the next number, a file, and its line in the register', () => {
  expect([getNextName(['0001-baseline'], 'prices'), getNextName(['0001-baseline', '0009-teams'], 'prices')]).toEqual([
    '0002-prices',
    '0010-prices',
  ])
  const register =
    "import { refuseFormerSchema } from './former-schema.ts'\n\nexport const laterMigrations: Record<string, Migration> = {}\n\nconst one = { two: {} }\n"
  const second = addMigration(addMigration(register, '0002-prices'), '0003-prices-of-units')
  expect(second).toBe(
    "import { up as up0002Prices } from './0002-prices.ts'\nimport { up as up0003PricesOfUnits } from './0003-prices-of-units.ts'\n" +
      "import { refuseFormerSchema } from './former-schema.ts'\n\nexport const laterMigrations: Record<string, Migration> = {\n" +
      "  '0002-prices': { up: up0002Prices },\n  '0003-prices-of-units': { up: up0003PricesOfUnits },\n}\n\nconst one = { two: {} }\n",
  )
  expect(writeMigrationFile(['drop policy scope on teams', '-- Write by hand: teams.size becomes bigint.'])).toContain(
    'const statements: readonly string[] = [\n  "drop policy scope on teams",\n  // Write by hand: teams.size becomes bigint.\n]\n',
  )
})
