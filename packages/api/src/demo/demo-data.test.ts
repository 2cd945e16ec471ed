import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getLibraryId } from '../content/index.ts'
import { checkAnswers, classify, isGtin } from '../rules/index.ts'
import { Account, InteractionDetail, Organization, PublicAsset, TaskConfig } from '../schemas/index.ts'
import { createDemoData } from './demo-data.ts'

const now = new Date('2026-05-20T15:00:00Z')
const data = createDemoData(now)

test('the same instant gives the same data', () => {
  expect(createDemoData(now)).toEqual(data)
})

test('ids outside the records do not follow the clock', () => {
  const later = createDemoData(new Date('2027-01-01T00:00:00Z'))
  expect({ things: later.things, items: later.items, tasks: later.tasks, featured: later.featured }).toEqual({
    things: data.things,
    items: data.items,
    tasks: data.tasks,
    featured: data.featured,
  })
})

test('every row keeps the shape of the contract', () => {
  expect(z.array(Account).safeParse(data.accounts).error).toBeUndefined()
  expect(z.array(Organization).safeParse(data.organizations).error).toBeUndefined()
  expect(z.array(InteractionDetail).safeParse(data.interactions).error).toBeUndefined()
  expect(z.array(PublicAsset).safeParse(data.publicThings).error).toBeUndefined()
  expect(z.array(TaskConfig).safeParse(data.tasks.map((task) => task.config)).error).toBeUndefined()
})

test('GTINs are valid and ids are unique', () => {
  expect(data.things.filter((thing) => !isGtin(thing.gtin))).toEqual([])
  for (const rows of [data.things, data.variants, data.items, data.tasks, data.taskThings, data.accounts, data.memberships])
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  expect(new Set(data.interactions.map((interaction) => interaction._id)).size).toBe(data.interactions.length)
})

test('an asset of each organization has a discovery task', () => {
  const getName = (rows: readonly { id: string; name: string }[], id: string) => rows.find((row) => row.id === id)?.name
  const begun = data.taskThings.filter(({ isDiscovery }) => isDiscovery)
  expect(
    begun.map(({ organizationId, thingId, taskId }) => [organizationId, getName(data.things, thingId), getName(data.tasks, taskId)]),
  ).toEqual([
    [101, 'Veredal Buenavista', 'Farm audit'],
    [102, 'Zeltinger Sonnenhang Riesling trocken', 'Abfüllkontrolle'],
    [103, 'Split yellow peas, 25 kg', 'Goods receipt'],
  ])
})

test('the answers of every record can be taken by its task', () => {
  const widgets = new Map(data.tasks.map((task) => [task.id, task.config.widgets]))
  const problems = data.interactions.flatMap((interaction) =>
    checkAnswers(
      widgets.get(interaction.task.id) ?? [],
      Object.fromEntries(interaction.answers.map((answer) => [answer.widgetId, answer.value])),
    ),
  )
  expect(problems).toEqual([])
})

test('every record has the classification that the rules give its answers', () => {
  const tasks = new Map(data.tasks.map((task) => [task.id, task]))
  const wrong = data.interactions.filter(({ task: { id }, answers, classification }) => {
    const task = tasks.get(id)
    return (
      !task ||
      classify(task.rules, task.defaultClassification, Object.fromEntries(answers.map((answer) => [answer.widgetId, answer.value]))) !==
        classification
    )
  })
  expect(wrong).toEqual([])
})

test('about two thousand records lie in the twelve months before now, newest first, in plausible shares', () => {
  const dates = data.interactions.map((interaction) => interaction.recordDate)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(dates.every((date) => date > '2025-05-20' && date <= now.toISOString())).toBe(true)
  const shares = Object.fromEntries(
    ['notice', 'alert', 'warning', 'unclassified'].map((classification) => [
      classification,
      Math.round(
        (100 * data.interactions.filter((interaction) => interaction.classification === classification).length) / data.interactions.length,
      ),
    ]),
  )
  expect({ count: data.interactions.length, ...shares }).toEqual({ count: 2041, notice: 81, alert: 11, warning: 3, unclassified: 5 })
})

test('all kinds of question appear but the invitation to a credential, which needs an issuer', () => {
  expect([...new Set(data.tasks.flatMap((task) => task.config.widgets.map((widget) => widget.parameters.input)))].sort()).toEqual([
    'choice',
    'code',
    'date',
    'file',
    'location',
    'number',
    'photo',
    'signature',
    'text',
    'yesno',
  ])
})

test('variants of the first asset of each organization can be given away, and what shares them is no job', () => {
  const sharing = data.tasks.filter(({ taskLibraryId }) => taskLibraryId === getLibraryId('share_request'))
  const links = data.taskThings.filter(({ taskId }) => sharing.some(({ id }) => id === taskId))
  const first = data.organizations.flatMap(({ id }) => data.things.find(({ organizationId }) => organizationId === id)?.id ?? [])
  expect([sharing.length, links.map(({ thingId }) => thingId), first[0]]).toEqual([3, first, data.featured.thingId])
  expect(data.jobs.filter(({ taskThingId }) => links.some(({ id }) => id === taskThingId))).toEqual([])
})
