import { getLibraryId } from '../content/index.ts'
import { gtinCheckDigit, unitChecksum } from '../rules/index.ts'
import { demoId } from './ids.ts'
import { withOwnAttributes } from './own-attributes.ts'
import type { OrganizationPlan, ThingPlan, ValueChainPlan } from './plan.ts'
import { publicPlans } from './public-pages/index.ts'
import { createRandom } from './random.ts'
import type {
  DemoData,
  DemoItem,
  DemoTask,
  DemoTaskThing,
  DemoThing,
  DemoThingAttribute,
  DemoValueChain,
  DemoVariant,
  DemoVariantLink,
} from './types.ts'
import { variantMaker } from './variant-changes.ts'
import { variantDetails } from './variants.ts'

/** Variants and units are older than the records of the year. */
const VARIANTS_MADE = '2025-04-28T14:00:00.000Z'
const UNITS_MADE = '2025-05-05T14:00:00.000Z'
const CHAINS_MADE = '2025-04-14T14:00:00.000Z'

/** The rows of one organization that don't depend on the clock. */
export interface Catalogue {
  valueChain: DemoValueChain
  nextValueChain: DemoValueChain
  elementBlocks: DemoData['components']
  things: DemoThing[]
  thingAttributes: DemoThingAttribute[]
  variants: DemoVariant[]
  variantLinks: DemoVariantLink[]
  items: DemoItem[]
  tasks: DemoTask[]
  taskThings: DemoTaskThing[]
}

const found = <Item>(item: Item | undefined, what: string): Item => {
  if (item === undefined) throw new TypeError(`The demo data has no ${what}.`)
  return item
}

const buildValueChain = (organizationId: number, plan: ValueChainPlan, key: string, isDefault: boolean): DemoValueChain => {
  const elements = plan.elements.map(({ name, icon, description, own = false, by, gln, disabled = false }, order) => ({
    id: demoId(`${key}/${name}`),
    enabled: !disabled,
    name,
    icon,
    ...(description !== undefined && { description }),
    isOrganizationActivity: own,
    ...(by && { transportationMethod: by }),
    ...(gln !== undefined && { gln }),
    isDefault: name === plan.defaultElement,
    order,
  }))
  return {
    id: demoId(key),
    organizationId,
    name: plan.name,
    description: plan.description,
    archived: false,
    isDefault,
    defaultElementId: found(
      elements.find((element) => element.isDefault),
      `element ${plan.defaultElement}`,
    ).id,
    createdAt: CHAINS_MADE,
    elements,
  }
}

/** The content blocks of a chain's elements. */
const buildElementBlocks = ({ organizationId, elements }: DemoValueChain, plan: ValueChainPlan): DemoData['components'] =>
  elements.flatMap((element, index) =>
    (plan.elements[index]?.blocks ?? []).map(([name, text], order) => ({
      id: demoId(`block/${element.id}/${name}`),
      organizationId,
      name,
      enabled: true,
      type: 'block',
      displayType: 'after',
      component: { html: `<p>${text}</p>` },
      ruleConditions: [],
      valueChainElementId: element.id,
      order,
      createdAt: CHAINS_MADE,
    })),
  )

const buildItems = (plan: ThingPlan, thing: DemoThing, variants: DemoVariant[], statuses: number[]): DemoItem[] => {
  const random = createRandom(`items/${thing.publicLink}`)
  return Array.from({ length: plan.items.count }, (_, index) => {
    const sequenceNumber = plan.items.first + index
    const name = `${plan.items.prefix}${String(sequenceNumber).padStart(plan.items.digits, '0')}`
    return {
      id: demoId(`item/${name}`),
      organizationId: thing.organizationId,
      thingId: thing.id,
      variantId: random.pick(variants).id,
      name,
      sequenceNumber,
      status: random.pick(statuses),
      checksum: unitChecksum(name),
      uniqueId: demoId(`unit/${name}`).replaceAll('-', '').slice(10),
      createdAt: UNITS_MADE,
    }
  })
}

const createVariant = ({ variantId, name }: { variantId: string; name: string }, thing: DemoThing): DemoVariant => {
  const { status = 'active', attributes = [], components = [] } = variantDetails[variantId] ?? {}
  return {
    id: demoId(`variant/${variantId}`),
    organizationId: thing.organizationId,
    thingId: thing.id,
    variantId,
    name,
    status,
    attributes,
    components,
    createdAt: VARIANTS_MADE,
    createdById: variantMaker(thing.organizationId),
  }
}

const buildLinks = ({ organization, things }: OrganizationPlan, variants: DemoVariant[]): DemoVariantLink[] => {
  const getId = (variantId: string) =>
    found(
      variants.find((variant) => variant.variantId === variantId),
      `variant ${variantId}`,
    ).id
  return things
    .flatMap(({ blends = [] }) => blends)
    .flatMap(({ variantId, of, unit }) =>
      Object.entries(of).map(([parent, quantity]) => ({
        id: demoId(`variant-link/${parent}/${variantId}`),
        organizationId: organization.id,
        parentId: getId(parent),
        childId: getId(variantId),
        quantity,
        unit,
        createdAt: VARIANTS_MADE,
      })),
    )
}

const getService = (publicLink: string, taskName: string): Pick<DemoTaskThing, 'service'> => {
  const { task, ...service } = publicPlans[publicLink]?.service ?? {}
  return task === taskName ? { service: service as DemoTaskThing['service'] & object } : {}
}

const createSharingTask = ({ organization, sharing }: OrganizationPlan): DemoTask[] =>
  sharing
    ? [
        {
          id: demoId(`task/${organization.id}/${sharing.name}`),
          organizationId: organization.id,
          taskLibraryId: getLibraryId('share_request'),
          name: sharing.name,
          description: sharing.description,
          config: { widgets: [] },
          rules: [],
          defaultClassification: 'notice',
          resultMessages: {},
        },
      ]
    : []

export const buildCatalogue = (plan: OrganizationPlan): Catalogue => {
  const organizationId = plan.organization.id
  const { id } = plan.organization
  const valueChain = buildValueChain(id, plan.valueChain, `chain/${id}`, true)
  const nextValueChain = buildValueChain(id, plan.nextValueChain, `chain/${id}/next`, false)
  const things = plan.things.map(
    ({ name, description, image, gtinDigits, publicLink }): DemoThing => ({
      id: demoId(`thing/${publicLink}`),
      organizationId,
      name,
      description,
      image,
      gtin: gtinDigits + gtinCheckDigit(gtinDigits),
      publicLink,
      valueChainId: valueChain.id,
    }),
  )
  const getThing = (index: number) => found(things[index], `thing ${index}`)
  const thingAttributes = plan.things.flatMap(({ attributes, publicLink }, index) =>
    withOwnAttributes(organizationId, publicLink, attributes).map(
      (attribute, order): DemoThingAttribute => ({
        id: demoId(`attribute/${publicLink}/${attribute.label}`),
        organizationId,
        thingId: getThing(index).id,
        ...attribute,
        order,
      }),
    ),
  )
  const sold = plan.things.flatMap((thingPlan, index) => thingPlan.variants.map((row) => createVariant(row, getThing(index))))
  const items = plan.things.flatMap((thingPlan, index) => {
    const thing = getThing(index)
    return buildItems(
      thingPlan,
      thing,
      sold.filter((variant) => variant.thingId === thing.id),
      plan.usualStatuses,
    )
  })
  const tasks = plan.tasks.map(
    ({ name, description, widgets, rules, defaultClassification, reviewRequired, resultMessages }): DemoTask => ({
      id: demoId(`task/${organizationId}/${name}`),
      organizationId,
      name,
      description,
      config: { widgets },
      rules,
      defaultClassification,
      reviewRequired,
      resultMessages,
    }),
  )
  const getElementId = (name: string) =>
    found(
      valueChain.elements.find((element) => element.name === name),
      `element ${name}`,
    ).id
  const taskThings = things.flatMap((thing, index) =>
    tasks.map(
      (task, order): DemoTaskThing => ({
        id: demoId(`task-thing/${thing.id}/${task.id}`),
        organizationId,
        taskId: task.id,
        thingId: thing.id,
        order,
        valueChainElementId: getElementId(found(plan.tasks[order], `task ${order}`).element),
        ...(task.name === plan.things[index]?.discoveryTask && { isDiscovery: true }),
        ...getService(thing.publicLink, task.name),
      }),
    ),
  )
  const sharingTasks = createSharingTask(plan)
  const sharingLinks = sharingTasks.map(
    (task): DemoTaskThing => ({
      id: demoId(`task-thing/${getThing(0).id}/${task.id}`),
      organizationId,
      taskId: task.id,
      thingId: getThing(0).id,
      order: tasks.length,
      valueChainElementId: getElementId(plan.sharing?.element ?? ''),
    }),
  )
  const blends = plan.things.flatMap(({ blends: rows = [] }, index) => rows.map((row) => createVariant(row, getThing(index))))
  const variants = [...sold, ...blends]
  return {
    valueChain,
    nextValueChain,
    elementBlocks: buildElementBlocks(nextValueChain, plan.nextValueChain),
    things,
    thingAttributes,
    variants,
    variantLinks: buildLinks(plan, variants),
    items,
    tasks: [...tasks, ...sharingTasks],
    taskThings: [...taskThings, ...sharingLinks],
  }
}
