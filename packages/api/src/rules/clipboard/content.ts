import type { Attribute, PublicAsset } from '../../schemas/index.ts'
import { takeLine } from '../../schemas/take-text.ts'
import { ClipboardEnvelope, UnitContent } from '../../schemas/unit-content.ts'
import { withMedia } from './media.ts'

const NAME_MAX = 200
const EVENTS_MAX = 100
const DESCRIPTION_MAX = 2000

const ATTRIBUTES_MAX = 200
const VALUE_MAX = 2000

const isNamed = (name: string): boolean => takeLine(name) !== ''
const shortAttribute = ({ label, value, type }: Attribute): Attribute => ({
  label: label.slice(0, NAME_MAX),
  value: value.slice(0, VALUE_MAX),
  type,
})

interface Page extends PublicAsset {
  item: NonNullable<PublicAsset['item']>
}

interface Copied {
  organizationId: number
  /** Of the unit's page. */
  address: string
  /** Gives the address of a path on the server. */
  absolute: (path: string) => string
}

/** The page without what other organizations said first: whoever takes that takes it from them, and knows whose it is. */
const getOwn = ({ sources = [], ...page }: Page): Page => {
  const taken = new Set(sources.flatMap(({ values }) => values))
  if (taken.size === 0) return page
  const own = <Entry>(list: string, entries: readonly Entry[] = []): Entry[] => entries.filter((_, index) => !taken.has(`${list}.${index}`))
  const { thing, content } = page
  return {
    ...page,
    thing: {
      ...thing,
      description: taken.has('description') ? '' : thing.description,
      image: taken.has('image') ? undefined : thing.image,
      attributes: own('attributes', thing.attributes),
    },
    journey: own('journey', page.journey),
    images: own('images', page.images),
    certifications: own('certifications', page.certifications),
    documents: own('documents', page.documents),
    content: {
      ...content,
      longDescription: taken.has('longDescription') ? undefined : content?.longDescription,
      productInfo: own('productInfo', content?.productInfo),
      videos: own('videos', content?.videos),
    },
  }
}

/** What is copied of a unit's public page: the organization's own. Its texts are in the bounds that their schemas have. */
export const getUnitContent = (shown: Page, { organizationId, address, absolute }: Copied): UnitContent => {
  const page = getOwn(shown)
  const { organization, thing, item, content: said = {}, history = [], journey } = page
  const { longDescription, productInfo = [], videos = [] } = said
  const events = [...journey, ...history.map(({ name, date, place, point }) => ({ name, date, place, point, description: undefined }))]
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .filter(({ name }) => isNamed(name))
    .slice(0, EVENTS_MAX)
    .toReversed()
  const content = UnitContent.parse({
    organization: { id: organizationId, slug: organization.slug, name: organization.name },
    asset: { id: thing.id, name: thing.name },
    unit: { id: item.id, name: item.name, url: address },
    general: { name: thing.name, description: thing.description, image: thing.image, longDescription },
    productInfo,
    attributes: thing.attributes
      .filter(({ label }) => isNamed(label))
      .map(shortAttribute)
      .slice(0, ATTRIBUTES_MAX),
    documents: (page.documents ?? []).map(({ name, file, gdti }) => ({ name, file, gdti })),
    certifications: page.certifications ?? [],
    unitDocuments: [],
    images: page.images ?? [],
    videos,
    events: events.map(({ name, date, place, point, description }) => ({
      name: name.slice(0, NAME_MAX),
      date,
      place: place?.slice(0, NAME_MAX),
      point,
      description: description?.slice(0, DESCRIPTION_MAX),
    })),
  })
  return withMedia(content, absolute)
}

/** What a text on a clipboard holds, unless it is no content that was copied from a page of ours. */
export const readEnvelope = (text: string): ClipboardEnvelope | undefined => {
  try {
    const found = ClipboardEnvelope.safeParse(JSON.parse(text))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}
