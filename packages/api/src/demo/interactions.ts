import type { AnswerValue, Classification, Coordinates, Location, TaskConfig } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import type { Catalogue } from './build.ts'
import { demoIdAt } from './ids.ts'
import type { OrganizationPlan, Place, TaskPlan } from './plan.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoInteraction, DemoTask, DemoThing } from './types.ts'

const DAY = 86_400_000
/** Since when audits are reviewed. */
const REVIEWED_FOR = 14 * DAY
const HOUR = 3_600_000
const MINUTE = 60_000

const pickWeighted = <Item extends { weight: number }>(random: Random, items: readonly Item[]): number => {
  let rest = random.next() * items.reduce((sum, item) => sum + item.weight, 0)
  const index = items.findIndex((item) => {
    rest -= item.weight
    return rest < 0
  })
  return index === -1 ? items.length - 1 : index
}

/** 81 % notice, 11 % alert, 3 % warning, 5 % unclassified. */
const pickClassification = (random: Random): Classification => {
  const share = random.next()
  if (share < 0.05) return 'unclassified'
  if (share < 0.08) return 'warning'
  return share < 0.178 ? 'alert' : 'notice'
}

/** A working hour of the year before `now`, busier in season. */
const pickInstant = (random: Random, now: number, { season, utcOffset }: OrganizationPlan): number => {
  const busiest = Math.max(...season)
  for (;;) {
    const day = now - Math.floor(random.next() * 365) * DAY
    const midnight = Math.floor((day + utcOffset * HOUR) / DAY) * DAY - utcOffset * HOUR
    // The sum of two even distributions: most work falls around noon, some at dawn and dusk.
    const instant = midnight + 6 * HOUR + Math.floor((random.next() + random.next()) * 6 * HOUR)
    const busy = season[new Date(instant).getUTCMonth()] ?? busiest
    if (instant <= now && instant > now - 365 * DAY && random.next() * busiest < busy) return instant
  }
}

const locate = (random: Random, place: Place): Location => {
  const near = (value: number): number => Number((value + (random.next() - 0.5) * 0.012).toFixed(6))
  const coordinates: Coordinates = [near(place.coordinates[0]), near(place.coordinates[1])]
  return { point: { type: 'Point', coordinates }, pointAccuracy: random.integer(4, 38), place: place.name }
}

const resultMessage = (task: DemoTask, classification: Classification): string | undefined => {
  const message = task.resultMessages[classification] ?? task.resultMessages.otherwise
  return message && JSON.stringify(message)
}

const recordedAnswers = (config: TaskConfig, answers: Record<string, AnswerValue>) =>
  config.widgets.flatMap(({ id, parameters }) => {
    const value = answers[id]
    if (value === undefined) return []
    return [
      {
        widgetId: id,
        label: parameters.label,
        value,
        ...(parameters.input === 'number' && parameters.unit !== undefined && { unit: parameters.unit }),
      },
    ]
  })

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new TypeError(`The demo data has no row ${index}.`)
  return item
}

const isUnclassified = (task: TaskPlan) => task.defaultClassification === 'unclassified'

const createInteraction = (
  plan: OrganizationPlan,
  catalogue: Catalogue,
  random: Random,
  recorded: number,
  index: number,
  now: number,
): DemoInteraction => {
  const orgId = plan.organization.id
  const classification = pickClassification(random)
  const taskIndex = classification === 'unclassified' ? plan.tasks.findIndex(isUnclassified) : pickWeighted(random, plan.tasks)
  const taskPlan = at(plan.tasks, taskIndex)
  const task = at(catalogue.tasks, taskIndex)
  const thingIndex = pickWeighted(random, plan.things)
  const thing: DemoThing = at(catalogue.things, thingIndex)
  const item = random.pick(catalogue.items.filter((candidate) => candidate.thingId === thing.id))
  const variant = catalogue.variants.find((candidate) => candidate.id === item.variantId)
  const place = at(plan.things, thingIndex).variants.find((candidate) => candidate.variantId === variant?.variantId)?.place
  const creator = accountByEmail(random.pick(plan.creators))
  const element = catalogue.valueChain.elements.find((candidate) => candidate.name === taskPlan.element)
  const offline = random.chance(0.06)
  const reported = recorded - (offline ? random.integer(40, 150) : random.integer(0, 12)) * MINUTE
  const location = place && random.chance(0.93) ? locate(random, place) : undefined
  const taskResultMessage = resultMessage(task, classification)
  const day = new Date(reported + plan.utcOffset * HOUR).toISOString().slice(0, 10)
  return {
    _id: demoIdAt(recorded, `interaction/${orgId}/${index}`),
    orgId,
    thingId: thing.id,
    name: task.name,
    classification,
    thing: { id: thing.id, name: thing.name, image: thing.image },
    item: { id: item.id, name: item.name },
    task: { id: task.id, name: task.name },
    ...(element && { valueChainElement: { id: element.id, name: element.name, valueChainName: catalogue.valueChain.name } }),
    reportedDate: new Date(reported).toISOString(),
    ...(location && { reportedLocation: location }),
    recordDate: new Date(recorded).toISOString(),
    ...(location && !offline && { recordLocation: location }),
    ...(taskPlan.reviewRequired && recorded > now - REVIEWED_FOR && { review: 'received' as const }),
    createdBy: { id: creator.id, name: `${creator.firstName} ${creator.lastName}` },
    ...(taskResultMessage !== undefined && { taskResultMessage }),
    answers: recordedAnswers(task.config, taskPlan.answer(classification, random, day)),
  }
}

/** One organization's records of the year before `now`. */
export const createInteractions = (plan: OrganizationPlan, catalogue: Catalogue, now: Date): DemoInteraction[] => {
  const random = createRandom(`interactions/${plan.organization.slug}`)
  const instants = Array.from({ length: plan.interactions }, () => pickInstant(random, now.getTime(), plan)).sort(
    (first, second) => first - second,
  )
  return instants.map((recorded, index) => createInteraction(plan, catalogue, random, recorded, index, now.getTime()))
}
