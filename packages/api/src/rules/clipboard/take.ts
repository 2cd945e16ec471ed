import type { AttributeLine, Certification, ClipboardRefusal, JourneyStep } from '../../schemas/index.ts'
import type { UnitContent } from '../../schemas/unit-content.ts'
import { type AssetContent, getDocumentKey, isSameEvent, isSameLabel } from './compare.ts'

/** As many of each as an asset and its public page may have. */
const MAXIMA = { productInfo: 50, attributes: 200, documents: 200, certifications: 50, images: 100, videos: 20, journey: 100 } as const

export type TakenDocument = UnitContent['documents'][number]

export interface Taken extends AssetContent {
  /** Documents that the asset gets beside its own. */
  newDocuments: TakenDocument[]
  taken: string[]
  refused: ClipboardRefusal[]
}

interface Parts {
  /** Chosen entries that can't be taken, with the reason. */
  unavailable: ReadonlyMap<string, ClipboardRefusal['reason']>
  /** Whether an attribute may have this value. */
  takesValue: (attribute: AttributeLine) => boolean
  newId: () => string
}

/** The list with `entry` in the place of the one that it matches, or at the end; `undefined` where there is no room. */
const placed = <Entry>(list: readonly Entry[], matches: (one: Entry) => boolean, entry: (before?: Entry) => Entry, maximum: number) => {
  const at = list.findIndex(matches)
  if (at >= 0) return list.with(at, entry(list[at]))
  return list.length < maximum ? [...list, entry()] : undefined
}

/** The asset with the chosen entries in it. What can't be taken is refused by itself, and the rest is taken. */
export const takeContent = (content: UnitContent, own: AssetContent, ids: readonly string[], parts: Parts): Taken => {
  const { unavailable, takesValue, newId } = parts
  const chosen = new Set(ids)
  const asset = { ...own.asset }
  const page = { journey: [...own.page.journey], content: { ...own.page.content } }
  const newDocuments: TakenDocument[] = []
  const taken: string[] = []
  const refused: ClipboardRefusal[] = []

  /** `put`: false where there is no room, `invalid` where the value can't be kept. */
  const take = (id: string, put: () => boolean | 'invalid'): void => {
    if (!chosen.has(id)) return
    const reason = unavailable.get(id)
    if (reason) {
      refused.push({ id, reason })
      return
    }
    const done = put()
    if (done === true) taken.push(id)
    else refused.push({ id, reason: done === 'invalid' ? 'value_invalid' : 'too_many' })
  }
  /** Keeps the list that `placed` gives. */
  const keep = <List>(list: List | undefined, set: (list: List) => void): boolean => {
    if (list !== undefined) set(list)
    return list !== undefined
  }

  const { name, description, image, longDescription } = content.general
  take('general.name', () => {
    asset.name = name
    return true
  })
  take('general.description', () => {
    asset.description = description
    return true
  })
  take('general.image', () => keep(image, (url) => Object.assign(asset, { image: url })))
  take('general.longDescription', () => keep(longDescription, (html) => Object.assign(page.content, { longDescription: html })))

  for (const [index, line] of content.productInfo.entries())
    take(`product.${index}`, () =>
      keep(
        placed(
          page.content.productInfo ?? [],
          (one) => isSameLabel(one.label, line.label),
          () => line,
          MAXIMA.productInfo,
        ),
        (list) => Object.assign(page.content, { productInfo: list }),
      ),
    )
  for (const [index, { label, value, type }] of content.attributes.entries())
    take(`attributes.${index}`, () => {
      const isOurs = (one: AttributeLine) => isSameLabel(one.label, label)
      // One of a base attribute keeps its type.
      const line = (before?: AttributeLine): AttributeLine =>
        before ? { ...before, value, ...(before.baseAttributeId === undefined && { type }) } : { label, value, type }
      const before = asset.attributes.find(isOurs)
      if (before && !takesValue(line(before))) return 'invalid'
      return keep(placed(asset.attributes, isOurs, line, MAXIMA.attributes), (list) => Object.assign(asset, { attributes: list }))
    })
  for (const part of ['documents', 'unitDocuments'] as const)
    for (const [index, document] of content[part].entries())
      take(`${part}.${index}`, () => {
        if (own.documents.length + newDocuments.length >= MAXIMA.documents) return false
        newDocuments.push(document)
        return true
      })
  for (const [index, certification] of content.certifications.entries())
    take(`certifications.${index}`, () =>
      keep(
        placed<Certification>(
          asset.certifications,
          (one) => isSameLabel(one.name, certification.name),
          () => certification,
          MAXIMA.certifications,
        ),
        (list) => Object.assign(asset, { certifications: list }),
      ),
    )
  for (const [index, picture] of content.images.entries())
    take(`images.${index}`, () =>
      keep(
        placed(
          asset.images,
          (one) => one.image === picture.image,
          () => picture,
          MAXIMA.images,
        ),
        (list) => Object.assign(asset, { images: list }),
      ),
    )
  for (const [index, video] of content.videos.entries())
    take(`videos.${index}`, () =>
      keep(
        placed(
          page.content.videos ?? [],
          (one) => one.url === video.url,
          () => video,
          MAXIMA.videos,
        ),
        (list) => Object.assign(page.content, { videos: list }),
      ),
    )
  for (const [index, event] of content.events.entries())
    take(`events.${index}`, () =>
      keep(
        placed<JourneyStep>(
          page.journey,
          (step) => isSameEvent(step, event),
          (before) => before ?? { id: newId(), ...event },
          MAXIMA.journey,
        ),
        (list) => Object.assign(page, { journey: list.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)) }),
      ),
    )
  // Of documents with the same number or name, the asset has one.
  const isReplaced = (document: TakenDocument) => newDocuments.some((other) => getDocumentKey(other) === getDocumentKey(document))
  return { asset, page, documents: own.documents.filter((document) => !isReplaced(document)), newDocuments, taken, refused }
}
