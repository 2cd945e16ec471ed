import { accountByEmail } from './accounts.ts'
import { demoFounded, demoId } from './ids.ts'
import type { DemoData, DemoIdentificationCode, DemoLabelPrint } from './types.ts'

const DAY_MS = 86_400_000

/** Who takes care of codes and labels. */
const people: Readonly<Record<number, string>> = {
  101: 'member@demo.test',
  102: 'k.lauer@klosterhalde.example',
  103: 'a.odhiambo@open-granary.example',
}

/** Each asset's GTIN, and the code by which its organization's own papers name it. */
export const createIdentificationCodes = (things: DemoData['things']): DemoIdentificationCode[] =>
  things.flatMap(({ id: thingId, organizationId, gtin, publicLink }, place) => {
    const createdById = accountByEmail(people[organizationId] ?? '').id
    const createdAt = (day: number) => new Date(demoFounded + (day + (place % 5)) * DAY_MS).toISOString()
    const own = publicLink.toUpperCase().slice(0, 24)
    return [
      {
        id: demoId(`code/${publicLink}/gtin`),
        organizationId,
        thingId,
        type: 'gtin',
        value: gtin,
        isPrimary: true,
        createdAt: createdAt(3),
        createdById,
      },
      {
        id: demoId(`code/${publicLink}/custom`),
        organizationId,
        thingId,
        type: 'custom',
        value: own,
        isPrimary: false,
        createdAt: createdAt(9),
        createdById,
      },
    ]
  })

const layouts = ['avery_l7160', 'roll_57x32', 'csv'] as const
/** Labels are created for the units of an asset's first variants, soon after the units. */
const PRINTED_VARIANTS = 2
const LABELS_MAX = 60

export const createLabelPrints = ({ variants, items }: Pick<DemoData, 'variants' | 'items'>): DemoLabelPrint[] =>
  [...Map.groupBy(variants, ({ thingId }) => thingId).values()].flatMap((ofThing) =>
    ofThing.slice(0, PRINTED_VARIANTS).flatMap(({ id: batchId, organizationId, variantId }, place) => {
      const labelled = items
        .filter((item) => item.variantId === batchId)
        .toSorted((one, other) => one.sequenceNumber - other.sequenceNumber)
        .slice(0, LABELS_MAX)
      const [first] = labelled
      const last = labelled.at(-1)
      if (!first || !last) return []
      return [
        {
          id: demoId(`labels/${organizationId}/${variantId}`),
          organizationId,
          batchId,
          firstSequenceNumber: first.sequenceNumber,
          lastSequenceNumber: last.sequenceNumber,
          labelCount: labelled.length,
          layout: layouts[(place + labelled.length) % layouts.length] ?? layouts[0],
          symbol: 'qr' as const,
          startPosition: 1,
          logo: false,
          createdAt: new Date(Date.parse(last.createdAt) + (place + 1) * DAY_MS).toISOString(),
          createdById: accountByEmail(people[organizationId] ?? '').id,
        },
      ]
    }),
  )
