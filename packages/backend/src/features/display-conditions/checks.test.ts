import { createCalls } from '@tracemark/api/client'
import type { DisplayCondition, DisplayConditionOperator } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../platform/db/json.ts'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const client = () => createCalls(app)
const org = { org: 101 }
let made = 0
const fresh = (name: string): string => {
  made += 1
  return `${name} ${made}`
}
const when = (property: DisplayCondition['property'], operator: DisplayConditionOperator, value: string): DisplayCondition => ({
  property,
  operator,
  value,
})
const good = [when('onlyAdmin', 0, 'admin'), when('country', 2, 'CO,PE'), when('itemStatus', 3, '1')]

/** Each wrong condition, with what is said of it. */
const wrong: [DisplayCondition, RegExp][] = [
  [when('country', 2, 'XX,CO'), /^country can't be "XX"\. Give two-letter codes .+ CO,PE\.$/],
  [when('language', 3, 'en-XX'), /^language can't be "en-XX"\. Give codes of languages/],
  [when('onlyAdmin', 0, 'owner'), /^onlyAdmin can't be "owner"\. It is compared with admin alone\.$/],
  [when('onlyAdmin', 8, 'zzz'), /^onlyAdmin is not compared by operator 8 \(between\)\. It takes 0 \(string equals\)\.$/],
  [when('batchId', 0, 'SA-0004'), /^batchId .+ operator 0 \(string equals\)\. It takes 2 \(included in\), 3 \(not included in\)\.$/],
  [when('itemStatus', 2, '99'), /^itemStatus can't be "99"\. Give values of the organization's statuses: 1 \(All clear\), 2 \(.+\)\.$/],
  [when('itemStatus', 2, '-1'), /^itemStatus can't be "-1"\./],
  [when('itemId', 0, 'a,b'), /takes one value, and "a,b" has a comma\. For several values, use operator 2 \(included in\)/],
  [when('itemId', 2, ''), /^The value is empty, so the condition would hold for nobody\. Give the name of a unit\.$/],
  [when('rfiderSequenceNumber', 4, 'ten'), /^"ten" is no whole number\. Give a whole number that is not negative, such as 15\.$/],
  [when('rfiderSequenceNumber', 8, '10'), /^"10" is no range\. .+ such as 10-20\.$/],
  [when('rfiderSequenceNumber', 8, '20-10'), /^The range "20-10" ends before it begins.+ such as 10-20\.$/],
]

/** Each place that keeps conditions. */
const places = [
  {
    place: 'tasks',
    field: 'ruleConditions',
    create: (ruleConditions: DisplayCondition[]) => client().tasks.create({ body: { name: fresh('Weigh'), ruleConditions } }, { token }),
    update: (id: string, change: object) => client().tasks.update({ params: { id }, body: change }, { token }),
  },
  {
    place: 'components',
    field: 'ruleConditions',
    create: (ruleConditions: DisplayCondition[]) =>
      client().components.create(
        { params: org, body: { name: fresh('Story'), thingId: app.demo.featured.thingId, ruleConditions } },
        { token },
      ),
    update: (id: string, change: object) => client().components.update({ params: { ...org, id }, body: change }, { token }),
  },
  {
    place: 'support_profiles',
    field: 'displayConditions',
    create: (displayConditions: DisplayCondition[]) =>
      client().supportProfiles.create({ body: { name: fresh('Hotline'), displayConditions } }, { token }),
    update: (id: string, change: object) => client().supportProfiles.update({ params: { id }, body: change }, { token }),
  },
]

describe.each(places)('$place', ({ place, field, create, update }) => {
  test('keep conditions that can hold', async () => {
    const { id } = await create(good)
    expect(await update(id, { [field]: good.slice(1) })).toMatchObject({ id, [field]: good.slice(1) })
  })

  test.each(wrong)('keep no condition that holds for nobody: %j', async (condition, said) => {
    const { id } = await create([])
    const refusal = (at: number) => ({
      code: 'invalid_content',
      status: 400,
      fields: [{ path: [field, at], message: expect.stringMatching(said) }],
    })
    await expect(create([condition])).rejects.toMatchObject(refusal(0))
    await expect(update(id, { [field]: [good[0], condition] })).rejects.toMatchObject(refusal(1))
    const name = fresh('As it was')
    expect(await update(id, { name })).toMatchObject({ name, [field]: [] })
  })

  test('what was kept before is read and changed as it stands', async () => {
    const { id } = await create([])
    const kept = [when('country', 2, 'XX')]
    const column = field === 'ruleConditions' ? 'rule_conditions' : 'display_conditions'
    await withScope(app.db, { organizationId: 101 }, (db) =>
      sql`update ${sql.table(place)} set ${sql.ref(column)} = ${json(kept)} where id = ${id}`.execute(db),
    )
    const name = fresh('Renamed')
    expect(await update(id, { name })).toMatchObject({ name, [field]: kept })
  })
})

test("the demo's own conditions could be said anew", async () => {
  for (const { id, organizationId, ruleConditions } of app.demo.components)
    if (organizationId === 101) await client().components.update({ params: { ...org, id }, body: { ruleConditions } }, { token })
  for (const { id, organizationId, displayConditions } of app.demo.supportProfiles)
    if (organizationId === 101) await client().supportProfiles.update({ params: { id }, body: { displayConditions } }, { token })
})
