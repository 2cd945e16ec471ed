import { isShownTo, sanitizeRichText, type Visitor } from '@tracemark/api/rules'
import type { DisplayCondition, PublicThing } from '@tracemark/api/schemas'
import type { PublicRow } from '../db/queries/public-things.ts'

const shown = <Part extends { conditions: DisplayCondition[] }>(parts: readonly Part[], visitor: Visitor): Omit<Part, 'conditions'>[] =>
  parts.filter(({ conditions }) => isShownTo(conditions, visitor)).map(({ conditions: _, ...part }) => part)

/** Who looks, with the unit that they came by. */
export const visitorOf = (
  row: Pick<PublicRow, 'item'>,
  { isAdmin, country, languages }: Pick<Visitor, 'isAdmin' | 'country' | 'languages'>,
): Visitor => ({
  isAdmin,
  country,
  languages,
  itemId: row.item?.name,
  batchId: row.item?.variant?.variantId,
  sequenceNumber: row.item?.sequenceNumber,
  itemStatus: row.item?.status?.value,
})

const unlessEmpty = <Key extends string, Value>(key: Key, list: Value[]) =>
  (list.length > 0 ? { [key]: list } : {}) as { [Name in Key]?: Value[] }

/** Rich text leaves the server clean, whatever was written, imported or stored before there were rules. */
const withCleanText = ({ content, blocks, supportProfiles, ...page }: PublicThing): PublicThing => ({
  ...page,
  ...(blocks && {
    blocks: blocks.map((block) => ({
      ...block,
      component: { ...block.component, ...(block.component.html !== undefined && { html: sanitizeRichText(block.component.html) }) },
    })),
  }),
  ...(supportProfiles && {
    supportProfiles: supportProfiles.map((profile) => ({
      ...profile,
      ...(profile.mainContent !== undefined && { mainContent: sanitizeRichText(profile.mainContent) }),
    })),
  }),
  ...(content && {
    content: {
      ...content,
      ...(content.longDescription !== undefined && { longDescription: sanitizeRichText(content.longDescription) }),
    },
  }),
})

/** The page as this visitor gets it. */
export const publicPageOf = (row: PublicRow, visitor: Visitor): PublicThing => {
  const page = row.public_page ?? { highlights: [], journey: [] }
  const { content = {} } = page
  const services = shown(row.services, visitor).filter(({ needsUnit }) => !needsUnit || row.item)
  return withCleanText({
    organization: row.organization,
    thing: {
      id: row.id,
      publicLink: row.public_link ?? '',
      name: row.name,
      description: row.description,
      ...(row.image !== null && { image: row.image }),
      ...(page.heroImage !== undefined && { heroImage: page.heroImage }),
      ...(row.gtin !== null && { gtin: row.gtin }),
      attributes: row.attributes,
    },
    highlights: page.highlights,
    journey: page.journey,
    ...(row.item && { item: row.item }),
    ...unlessEmpty('images', row.images),
    ...unlessEmpty('certifications', row.certifications),
    ...unlessEmpty('documents', row.documents),
    ...unlessEmpty('blocks', shown(row.blocks, visitor)),
    ...unlessEmpty('supportProfiles', shown(row.support_profiles, visitor)),
    ...unlessEmpty(
      'services',
      services.map(({ needsUnit: _, ...service }) => service),
    ),
    ...(Object.keys(content).length > 0 && { content }),
    ...unlessEmpty('history', row.history ?? []),
    ...unlessEmpty('events', row.events ?? []),
    records: {
      count: row.record_count,
      ...(row.latest_record !== null && { latest: new Date(row.latest_record).toISOString() }),
    },
  })
}
