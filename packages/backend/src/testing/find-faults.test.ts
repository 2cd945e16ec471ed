import { expect, test } from 'vitest'
import { findFaults, keyedTables } from './find-faults.ts'

test('tables and views of organizations are known by the schema', () => {
  expect(keyedTables.size).toBeGreaterThan(50)
  expect(['assets', 'units', 'unit_list', 'accounts', 'organizations'].filter((name) => keyedTables.has(name))).toEqual([
    'assets',
    'units',
    'unit_list',
  ])
})

test.each([
  ['a parameter', 'select id from assets where organization_id = $1 and id = $2'],
  ['a constant on the other side, with a cast', "select a.id from assets a where '101'::integer = a.organization_id"],
  [
    'one that a join passes on',
    'select 1 from assets a join tasks t on t.organization_id = a.organization_id where t.organization_id = $1',
  ],
  [
    'an outer join with one of its own',
    'select 1 from units u left join assets a on a.organization_id = $1 and a.id = u.asset_id where u.organization_id = $2',
  ],
  ['each query of its own', 'select (select name from tasks t where t.organization_id = $1) from assets a where a.organization_id = $2'],
  [
    'a change and its condition',
    'update assets a set name = $1 where a.organization_id = $2 and a.id in (select asset_id from units where organization_id = $3)',
  ],
  ['the result of another query', 'with few as (select id from assets where organization_id = $1) select id from few'],
  ['rows by value', 'insert into assets (organization_id, id) values ($1, $2) on conflict (organization_id, id) do nothing'],
  ['tables of no organization', 'select email from accounts where id = $1'],
])('the organization is named by %s', (_, statement) => {
  expect(findFaults(statement)).toEqual([])
})

test.each([
  ['nothing', 'select id from assets where id = $1', ['assets']],
  [
    'a column of a query outside',
    'select (select name from tasks t where t.organization_id = a.organization_id) from assets a where a.organization_id = $1',
    ['tasks t'],
  ],
  ['a function', 'select id from units where organization_id = scope_organization()', ['units']],
  ['one of two', 'select id from assets where organization_id = $1 or hidden', ['assets']],
  ['a join alone', 'select 1 from assets a join tasks t on t.organization_id = a.organization_id', ['assets a', 'tasks t']],
  ['half of a union', 'select id from units where organization_id = $1 union select id from tasks', ['tasks']],
  ['a part that is named first', 'with few as (select id from units) select id from few', ['units']],
  ['a change', 'delete from webhooks where id = $1', ['webhooks']],
])('a query that names it by %s is found', (_, statement, faults) => {
  expect(findFaults(statement)).toEqual(faults)
})

test.each([
  ['an insert from a function', 'insert into units (organization_id, id) select $1, made.id from unnest($2::uuid[]) made (id)'],
  [
    'a query in returning',
    'insert into assets (organization_id) values ($1) returning id, (select email from accounts where id = created_by_id)',
  ],
  ['an outer join on true', 'select 1 from units u left join lateral (select 1) one on true where u.organization_id = $1'],
])('%s is found', (fault, statement) => {
  expect(findFaults(statement)).toEqual([fault])
})
