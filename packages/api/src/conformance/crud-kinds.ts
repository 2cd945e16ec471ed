import type { Contract } from '../contract/index.ts'
import type { DemoData } from '../demo/index.ts'
import type { ErrorCode, ListSchema } from '../schemas/index.ts'

/** Groups of the contract that have a list. */
export type ListedGroup = {
  [Group in keyof Contract]: Contract[Group] extends { list: { query: ListSchema } } ? Group : never
}[keyof Contract]

/** One kind of entity that has the five calls of `crud()`, with what it takes to try them. */
export interface CrudKind {
  group: ListedGroup
  /** A valid body, another for each number. What it is sorted by grows with the number, or is the same. */
  make: (number: number, demo: DemoData) => Record<string, unknown>
  change: Record<string, unknown>
  /** A change that breaks the shape. */
  bad: Record<string, unknown>
  /** Finds what `make` makes, and nothing of the demo. */
  search: string
  /** What a second one with the same body is refused with, where it is. */
  taken?: ErrorCode
}

const ofSierraAlta = <Row extends { organizationId: number }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ organizationId }) => organizationId === 101)

const named = { search: 'Conformance', bad: { name: ' ' } }
/** Lists go by letters: those that are small come after none. */
const name = (number: number) => `${number % 2 === 0 ? 'Conformance' : 'conformance'} ${number}`
const uniquelyNamed = { ...named, taken: 'name_taken' } as const

/** The kinds whose five calls are alike. */
export const crudKinds: readonly CrudKind[] = [
  {
    group: 'categories',
    make: (number) => ({ name: name(number) }),
    change: { description: 'Green coffee' },
    ...uniquelyNamed,
    bad: { identificationStandard: 'gpc', identifier: 'BAD CODE' },
  },
  { group: 'templates', make: (number) => ({ name: name(number) }), change: { description: 'A lot' }, ...uniquelyNamed },
  {
    group: 'ownAttributes',
    make: (number) => ({ name: name(number), group: 'Quality', type: 'number', unit: 'KGM', order: number }),
    change: { maximum: 40, isRequired: true },
    ...uniquelyNamed,
  },
  { group: 'teams', make: (number) => ({ name: name(number) }), change: { description: 'At night' }, ...uniquelyNamed },
  { group: 'collections', make: (number) => ({ name: name(number) }), change: { description: 'Harvest' }, ...uniquelyNamed },
  {
    group: 'supportProfiles',
    make: (number) => ({ name: name(number), order: 500 }),
    change: { phone: '+57 6 123 4567' },
    ...uniquelyNamed,
  },
  { group: 'savedViews', make: (number) => ({ name: name(number), list: 'jobs' }), change: { search: 'late' }, ...uniquelyNamed },
  { group: 'tasks', make: (number) => ({ name: name(number) }), change: { description: 'Weigh it' }, ...uniquelyNamed },
  { group: 'components', make: (number) => ({ name: name(number) }), change: { enabled: false }, ...named },
  { group: 'documents', make: (number) => ({ name: name(number), file: '/demo/thing-roble.svg' }), change: { isPublic: true }, ...named },
  {
    group: 'webhooks',
    make: (number) => ({ name: name(number), emailAddresses: ['quality@example.com'] }),
    change: { enabled: false },
    ...uniquelyNamed,
  },
  {
    group: 'valueChains',
    make: (number) => ({ name: name(number), elements: [{ name: 'Farm', isDefault: true }, { name: 'Mill' }] }),
    change: { description: 'From tree to cup' },
    ...uniquelyNamed,
  },
  {
    group: 'variants',
    make: (number, { featured }) => ({ thingId: featured.thingId, variantId: `CONF-${number}`, name: name(number) }),
    change: { status: 'active' },
    taken: 'variant_id_taken',
    ...named,
  },
  {
    group: 'jobs',
    make: (number, demo) => {
      const { thingId, taskThingId } = demo.featured
      const busy = new Set(demo.jobs.map(({ itemId }) => itemId))
      const free = ofSierraAlta(demo.items).filter((item) => item.thingId === thingId && !busy.has(item.id))
      return { name: name(number), itemId: free[number]?.id, taskThingId }
    },
    change: { status: 'cancelled' },
    taken: 'job_exists',
    ...named,
  },
  {
    group: 'assetAttributes',
    make: (number, { featured }) => ({ thingId: featured.thingId, label: name(number), value: '7', type: 'number', order: 500 }),
    change: { value: '8' },
    search: 'Conformance',
    bad: { label: ' ' },
  },
  {
    group: 'identificationCodes',
    make: (number, { featured }) => ({ thingId: featured.thingId, type: 'custom', value: `CONF-${number}` }),
    change: { value: 'CONF-9' },
    search: 'CONF-',
    bad: { value: ' ' },
    taken: 'identifier_taken',
  },
]
