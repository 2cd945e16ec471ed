import type { ChangedValue, VariantChangeLine } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { demoIdAt } from './ids.ts'
import type { DemoData, DemoVariant, DemoVariantChange } from './types.ts'

const DAY_MS = 86_400_000

/** Who creates variants, and who looks after them. */
const people: Readonly<Record<number, readonly [maker: string, other: string]>> = {
  101: ['member@demo.test', 'owner@demo.test'],
  102: ['k.lauer@klosterhalde.example', 'owner@demo.test'],
  103: ['a.odhiambo@open-granary.example', 'owner@demo.test'],
}
const listPeople = (organizationId: number) => {
  const [maker = '', other = ''] = people[organizationId] ?? []
  return [accountByEmail(maker).id, accountByEmail(other).id] as const
}

export const variantMaker = (organizationId: number): string => listPeople(organizationId)[0]

const text = (value: string): ChangedValue => ({ value, type: 'string' })
const number = (value: number, unit?: string): ChangedValue => ({
  value: String(value),
  type: 'number',
  ...(unit !== undefined && { unit }),
})

/** The steps that lead to a status. */
const steps: Readonly<Record<DemoVariant['status'], readonly DemoVariant['status'][]>> = {
  draft: ['draft'],
  pending: ['draft', 'pending'],
  active: ['draft', 'active'],
  suspended: ['draft', 'active', 'suspended'],
  archived: ['draft', 'active', 'archived'],
}

/** What was changed on one day, by whom: 0 who made it, 1 the other. */
interface Day {
  by: 0 | 1
  lines: VariantChangeLine[]
}

const listDays = (variant: DemoVariant, { variants, variantLinks }: Pick<DemoData, 'variants' | 'variantLinks'>): Day[] => {
  const shown = (id: string) => variants.find((other) => other.id === id)?.variantId ?? id
  const linked = variantLinks.flatMap(({ parentId, childId, quantity, unit }): VariantChangeLine[] => {
    if (childId === variant.id) return [{ field: 'parent', about: shown(parentId), to: number(quantity, unit) }]
    return parentId === variant.id ? [{ field: 'child', about: shown(childId), to: number(quantity, unit) }] : []
  })
  const [first] = variant.components
  const states = steps[variant.status]
  return [
    { by: 0, lines: [{ field: 'created', to: text(variant.name) }] },
    {
      by: 0,
      lines: variant.attributes.map(({ key, value, type, unit }) => ({
        field: 'attribute',
        about: key,
        to: { value, type, ...(unit !== undefined && { unit }) },
      })),
    },
    {
      by: 0,
      lines: variant.components.map(({ name, quantity, units }) => ({ field: 'component', about: name, to: number(quantity, units) })),
    },
    {
      by: 1,
      lines: first
        ? [
            {
              field: 'component',
              about: first.name,
              part: 'costContribution',
              from: number((first.costContribution ?? 0) - 3),
              to: number(first.costContribution ?? 0),
            },
          ]
        : [],
    },
    { by: 0, lines: linked },
    ...states
      .slice(1)
      .map((to, index): Day => ({ by: 1, lines: [{ field: 'status', from: text(states[index] ?? 'draft'), to: text(to) }] })),
  ]
}

/** What was changed of variants since they were made. */
export const createVariantChanges = (data: Pick<DemoData, 'variants' | 'variantLinks'>): DemoVariantChange[] =>
  data.variants.flatMap((variant) => {
    const begun = Date.parse(variant.createdAt)
    return listDays(variant, data).flatMap(({ by, lines }, day) =>
      lines.map((line, index) => {
        const at = begun + day * DAY_MS + (day > 0 ? index * 60_000 : 0)
        return {
          id: demoIdAt(at, `variant-change/${variant.organizationId}/${variant.variantId}/${day}/${index}`),
          organizationId: variant.organizationId,
          batchId: variant.id,
          ...line,
          createdAt: new Date(at).toISOString(),
          createdById: listPeople(variant.organizationId)[by],
        }
      }),
    )
  })
