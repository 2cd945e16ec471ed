import type { PublicAsset } from '../schemas/index.ts'
import type { Catalogue } from './build.ts'
import { selectShown } from './described.ts'
import { demoId } from './ids.ts'
import type { OrganizationPlan } from './plan.ts'
import { publicPlans } from './public-pages/index.ts'
import { newestFirst, toRecord } from './public-records.ts'
import type { DemoInteraction, Described } from './types.ts'

const DAY = 86_400_000

/** As the server shows them. */
const EVENTS = 5

/** The public pages of one organization. `interactions` may hold other organizations' too. */
export const createPublicThings = (
  plan: OrganizationPlan,
  catalogue: Catalogue & Described,
  interactions: readonly DemoInteraction[],
  now: Date,
): PublicAsset[] => {
  const { slug, name, language, image, businessType, accentColor } = plan.organization
  return catalogue.things.flatMap((thing) => {
    const thingPlan = plan.things.find((candidate) => candidate.publicLink === thing.publicLink)
    if (!thingPlan) return []
    const publicPlan = publicPlans[thing.publicLink]
    const services = catalogue.taskThings.flatMap(({ id, thingId, service }) =>
      service && thingId === thing.id ? [{ taskThingId: id, ...service, isSharingEnabled: false }] : [],
    )
    const events = interactions
      .filter((interaction) => interaction.thingId === thing.id)
      .toSorted(newestFirst)
      .slice(0, EVENTS)
      .map(toRecord)
    const records = interactions
      .filter((interaction) => interaction.thingId === thing.id)
      .map((interaction) => interaction.recordDate)
      .sort()
    const latest = records.at(-1)
    return [
      {
        organization: { slug, name, language, image, businessType, accentColor },
        thing: {
          id: thing.id,
          publicLink: thing.publicLink,
          name: thing.name,
          description: thing.description,
          image: thing.image,
          heroImage: thingPlan.heroImage,
          gtin: thing.gtin,
          attributes: thingPlan.attributes,
        },
        highlights: thingPlan.highlights,
        journey: thingPlan.journey.map((step, index) => ({
          id: demoId(`step/${thing.publicLink}/${index}`),
          name: step.name,
          // Whole days, so that a page made in the same day is the same.
          date: new Date(Math.floor(now.getTime() / DAY) * DAY - step.daysAgo * DAY + 15 * 3_600_000).toISOString(),
          place: step.place.name,
          point: { type: 'Point' as const, coordinates: step.place.coordinates },
          description: step.description,
        })),
        ...selectShown(catalogue, thing.id, interactions),
        ...(services.length > 0 && { services }),
        ...(publicPlan && { content: publicPlan.content }),
        ...(publicPlan?.showsEvents && events.length > 0 && { events }),
        records: { count: records.length, ...(latest !== undefined && { latest }) },
      },
    ]
  })
}
