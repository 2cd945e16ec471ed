import { publicAttributeIn } from '@tracemark/api/content'
import { getLabelState, isShownTo, type Visitor } from '@tracemark/api/rules'
import { listSources } from '@tracemark/api/rules/clipboard'
import { sanitizeRichText } from '@tracemark/api/rules/rich-text/sanitize'
import { type DisplayCondition, type Language, type PublicAsset, RICH_TEXT_MAX } from '@tracemark/api/schemas'
import { computeMark } from '../clipboard/marks.ts'
import type { PublicRow } from './queries/pages.ts'

/** What is known of who looks, beside the unit that they came by. */
export type PageVisitor = Pick<Visitor, 'isAdmin' | 'country' | 'languages'>

/** Who looks, with the unit that they came by. */
export const toVisitor = (row: Pick<PublicRow, 'item'>, { isAdmin, country, languages }: PageVisitor): Visitor => ({
  isAdmin,
  country,
  languages,
  itemId: row.item?.name,
  batchId: row.item?.variant?.variantId,
  sequenceNumber: row.item?.sequenceNumber,
  itemStatus: row.item?.status?.value,
})

type ConditionalParts = Pick<PublicRow, 'blocks' | 'support_profiles' | 'services'>

/** A letter for each part that has conditions: `1` where this visitor is shown it. */
export const shownTo = ({ blocks, support_profiles, services }: ConditionalParts, visitor: Visitor): string =>
  [blocks, support_profiles, services].flat().reduce((shown, { conditions }) => shown + (isShownTo(conditions, visitor) ? '1' : '0'), '')

const selectShown = <Part extends { conditions: DisplayCondition[] }>(parts: readonly Part[], shown: string): Omit<Part, 'conditions'>[] =>
  parts.filter((_, index) => shown[index] === '1').map(({ conditions: _, ...part }) => part)

const unlessEmpty = <Key extends string, Value>(key: Key, list: Value[]) =>
  (list.length > 0 ? { [key]: list } : {}) as { [Name in Key]?: Value[] }

/** Rich text leaves the server clean, whatever was written, imported or stored before there were rules. */
const withCleanText = ({ content, blocks, supportProfiles, ...page }: PublicAsset): PublicAsset => ({
  ...page,
  ...(blocks && {
    blocks: blocks.map((block) => ({
      ...block,
      component: {
        ...block.component,
        ...(block.component.html !== undefined && { html: sanitizeRichText(block.component.html, RICH_TEXT_MAX) }),
      },
    })),
  }),
  ...(supportProfiles && {
    supportProfiles: supportProfiles.map((profile) => ({
      ...profile,
      ...(profile.mainContent !== undefined && { mainContent: sanitizeRichText(profile.mainContent, RICH_TEXT_MAX) }),
    })),
  }),
  ...(content && {
    content: {
      ...content,
      ...(content.longDescription !== undefined && { longDescription: sanitizeRichText(content.longDescription, RICH_TEXT_MAX) }),
    },
  }),
})

const toPublicUnit = ({ variant, ...item }: NonNullable<PublicRow['item']>): PublicAsset['item'] => {
  if (!variant) return item
  const { status, ...named } = variant
  const state = getLabelState(status)
  return { ...item, variant: { ...named, ...(state && { state }) } }
}

/** The page as those visitors get it who are shown these parts (`shownTo`) and read this language. */
export const toPublicPage = (row: PublicRow, shown: string, language: Language | undefined): PublicAsset => {
  const page = row.public_page ?? { highlights: [], journey: [] }
  const { content = {} } = page
  const profilesAt = row.blocks.length
  const servicesAt = profilesAt + row.support_profiles.length
  const services = selectShown(row.services, shown.slice(servicesAt)).filter(({ needsUnit }) => !needsUnit || row.item)
  const shownPage: PublicAsset = {
    organization: row.organization,
    thing: {
      id: row.id,
      publicLink: row.public_link ?? '',
      name: row.name,
      description: row.description,
      ...(row.image !== null && { image: row.image }),
      ...(page.heroImage !== undefined && { heroImage: page.heroImage }),
      ...(row.gtin !== null && { gtin: row.gtin }),
      attributes: row.attributes.map((attribute) => publicAttributeIn(attribute, language)),
    },
    highlights: page.highlights,
    journey: page.journey,
    ...(row.item && { item: toPublicUnit(row.item) }),
    ...(row.is_unit_closed && { isItemClosed: true }),
    ...unlessEmpty('images', row.images),
    ...unlessEmpty('certifications', row.certifications),
    ...unlessEmpty('documents', row.documents),
    ...unlessEmpty('blocks', selectShown(row.blocks, shown)),
    ...unlessEmpty('supportProfiles', selectShown(row.support_profiles, shown.slice(profilesAt))),
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
  }
  return withCleanText({ ...shownPage, ...unlessEmpty('sources', listSources(shownPage, row.transfers, computeMark)) })
}
