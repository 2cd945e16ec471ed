import { getPublicPagePath } from '../addresses/public-page.ts'
import type { ContentTransfer, Partner, ShareMode, ShareState } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { demoId } from './ids.ts'
import type { DemoContentTransfer, DemoData, DemoMoreThing, DemoShare, DemoVariant } from './types.ts'
import { variantMaker } from './variant-changes.ts'

const DAY_MS = 86_400_000

interface Plan {
  variantId: string
  /** The other organization. */
  to: number
  mode: (typeof ShareMode.options)[number]
  state: ShareState
  /** Days before the clock. */
  offered: number
  answered?: number
  ended?: number
  message?: string
}

/** What the three give to each other: the winery and the granary serve coffee, and the growers serve wine at their fairs. */
const plans: readonly Plan[] = [
  { variantId: 'PIJ-CRUZ', to: 103, mode: 'continuous', state: 'offered', offered: 2, message: 'For the canteens in Turkana.' },
  {
    variantId: 'PIJ-RIO',
    to: 102,
    mode: 'continuous',
    state: 'accepted',
    offered: 96,
    answered: 93,
    message: 'For the shop in Bernkastel.',
  },
  { variantId: 'PIJ-CRUZ', to: 102, mode: 'oneOff', state: 'declined', offered: 61, answered: 58 },
  { variantId: 'PIJ-RIO', to: 103, mode: 'continuous', state: 'ended', offered: 210, answered: 204, ended: 40 },
  { variantId: '25-GH-01', to: 101, mode: 'oneOff', state: 'offered', offered: 5, message: 'Für den Stand auf der Messe.' },
  { variantId: '25-GH-01', to: 103, mode: 'oneOff', state: 'accepted', offered: 120, answered: 118 },
  { variantId: 'SHP-411', to: 101, mode: 'oneOff', state: 'withdrawn', offered: 33, answered: 31 },
  { variantId: 'SHP-411', to: 102, mode: 'oneOff', state: 'accepted', offered: 75, answered: 74 },
]

type Parts = Pick<DemoData, 'organizations' | 'variants' | 'things' | 'thingAttributes' | 'thingDetails' | 'items' | 'accounts'>

const findPartner = ({ organizations }: Parts, id: number): Partner => {
  const found = organizations.find((organization) => organization.id === id)
  if (!found) throw new TypeError(`The demo has no organization ${id}.`)
  const { slug, name, image } = found
  return { id, slug, name, ...(image !== undefined && { image }) }
}

const owners: Readonly<Record<number, string>> = {
  101: 'owner@demo.test',
  102: 'k.lauer@klosterhalde.example',
  103: 'a.odhiambo@open-granary.example',
}

const findReceiver = (organizationId: number) => accountByEmail(owners[organizationId] ?? '').id

/** Variants that the organizations share, in every state. What the receiver of an ended one had made of it, it no longer has. */
export const createShares = (data: Parts, now: Date): DemoShare[] => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  return plans.map(({ variantId, to, mode, state, offered, answered, ended, message }) => {
    const variant = data.variants.find((each) => each.variantId === variantId)
    const thing = data.things.find(({ id }) => id === variant?.thingId)
    if (!variant || !thing) throw new TypeError(`The demo has no variant ${variantId}.`)
    const shareId = demoId(`share/${variantId}/${to}/${state}`)
    const { images = [], certifications = [] } = data.thingDetails.find(({ thingId }) => thingId === thing.id) ?? {}
    return {
      id: shareId,
      organizationId: variant.organizationId,
      destinationId: to,
      origin: findPartner(data, variant.organizationId),
      destination: findPartner(data, to),
      batchId: variant.id,
      thingId: thing.id,
      mode,
      state,
      withAssessments: false,
      ...(message !== undefined && { message }),
      createdAt: before(offered),
      createdById: variantMaker(variant.organizationId),
      ...(answered !== undefined && { answeredAt: before(answered) }),
      ...(answered !== undefined && state !== 'withdrawn' && { answeredById: findReceiver(to) }),
      ...(state === 'accepted' && { received: { batchId: demoId(`${shareId}/variant`), thingId: demoId(`${shareId}/asset`) } }),
      ...(ended !== undefined && { endedAt: before(ended) }),
      content: {
        variantId,
        name: variant.name,
        attributes: variant.attributes,
        components: variant.components,
        thing: {
          name: thing.name,
          description: thing.description,
          image: thing.image,
          images,
          certifications,
          attributes: data.thingAttributes
            .filter(({ thingId, isPublic = true }) => thingId === thing.id && isPublic)
            .map(({ label, value, type, unit }) => ({ label, value, type, ...(unit !== undefined && { unit }) })),
        },
      },
    }
  })
}

/** The assets and variants that receivers have made of what they accepted, as accepting makes them. */
export const createCopies = (shares: readonly DemoShare[]): { moreThings: DemoMoreThing[]; variants: DemoVariant[] } => {
  const accepted = shares.flatMap(({ received, content, destinationId: organizationId, answeredAt: createdAt = '' }) => {
    if (!received) return []
    const { thing, ...variant } = content
    const made = { organizationId, createdAt, createdById: findReceiver(organizationId) }
    const { name, description, image, certifications } = thing
    return [{ received, made, asset: { name, description, image, certifications }, variant }]
  })
  return {
    moreThings: accepted.map(({ received, made, asset }) => ({ ...asset, ...made, id: received.thingId, status: 0, hidden: false })),
    variants: accepted.map(({ received, made, variant }) => ({
      ...variant,
      ...made,
      id: received.batchId,
      thingId: received.thingId,
      status: 'active',
    })),
  }
}

const taken: readonly { from: number; to: number; days: number; fields: ContentTransfer['fields'] }[] = [
  {
    from: 102,
    to: 101,
    days: 27,
    fields: [
      { part: 'product', label: 'Net content' },
      { part: 'attributes', label: 'Rebsorte' },
    ],
  },
  {
    from: 101,
    to: 102,
    days: 44,
    fields: [
      { part: 'attributes', label: 'Variety' },
      { part: 'documents', label: 'Cupping sheet' },
    ],
  },
  {
    from: 101,
    to: 103,
    days: 12,
    fields: [
      { part: 'general', label: 'Description' },
      { part: 'events', label: 'Cherry intake' },
    ],
  },
]

/** What was taken into the first asset of each organization from a unit of another. */
export const createContentTransfers = (data: Parts, now: Date): DemoContentTransfer[] =>
  taken.map(({ from, to, days, fields }) => {
    const { slug, name } = findPartner(data, from)
    const [source, thing] = [from, to].map((id) => data.things.find(({ organizationId }) => organizationId === id))
    const unit = data.items.find(({ thingId }) => thingId === source?.id)
    if (!source || !thing || !unit) throw new TypeError(`The demo has no unit of ${from}.`)
    const at = now.getTime() - days * DAY_MS
    return {
      id: demoId(`transfer/${from}/${to}`),
      organizationId: to,
      thingId: thing.id,
      origin: 'https://trace.example',
      organizationSlug: slug,
      organizationName: name,
      assetName: source.name,
      unitName: unit.name,
      unitUrl: `https://trace.example${getPublicPagePath(slug, source.publicLink, { unit: unit.uniqueId })}`,
      copiedAt: new Date(at - 600_000).toISOString(),
      fields,
      createdAt: new Date(at).toISOString(),
      createdById: variantMaker(to),
    }
  })
