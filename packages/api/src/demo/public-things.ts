import type { PublicThing } from '../schemas/index.ts'
import type { Catalogue } from './build.ts'
import { type Described, shownOf } from './described.ts'
import { demoId } from './ids.ts'
import type { OrganizationPlan } from './plan.ts'
import type { DemoInteraction } from './types.ts'

const DAY = 86_400_000

/** The public pages of one organization. `interactions` may hold other organizations' too. */
export const createPublicThings = (
  plan: OrganizationPlan,
  catalogue: Catalogue & Described,
  interactions: readonly DemoInteraction[],
  now: Date,
): PublicThing[] => {
  const { slug, name, image, businessType, accentColor } = plan.organization
  return catalogue.things.flatMap((thing) => {
    const thingPlan = plan.things.find((candidate) => candidate.publicLink === thing.publicLink)
    if (!thingPlan) return []
    const records = interactions
      .filter((interaction) => interaction.thingId === thing.id)
      .map((interaction) => interaction.recordDate)
      .sort()
    const latest = records.at(-1)
    return [
      {
        organization: { slug, name, image, businessType, accentColor },
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
        ...shownOf(catalogue, thing.id),
        records: { count: records.length, ...(latest !== undefined && { latest }) },
      },
    ]
  })
}
