import { expect, test } from 'vitest'
import { declaredSchema } from './declared/index.ts'
import { splitTable } from './split-table.ts'

test('a table is split from its foreign keys', () => {
  expect(
    splitTable(`create table parts (
     organization_id integer not null references organizations (id),
     id uuid not null,
     size integer check (size in (1, 2)),
     asset_id uuid,
     constraint parts__asset_used foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
     primary key (organization_id, id)
   )`),
  ).toEqual({
    name: 'parts',
    create:
      'create table parts (organization_id integer not null, id uuid not null, size integer check (size in (1, 2)), asset_id uuid, primary key (organization_id, id))',
    keys: [
      'alter table parts add foreign key (organization_id) references organizations (id)',
      'alter table parts add constraint parts__asset_used foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade',
    ],
  })
  expect(splitTable('create index parts_asset on parts (organization_id, asset_id)')).toBeUndefined()
})

test('every declared table can be split, and keeps no foreign key', () => {
  const tables = declaredSchema.filter((statement) => statement.startsWith('create table '))
  expect(tables.filter((statement) => splitTable(statement)?.create.includes('references') ?? true)).toEqual([])
})
