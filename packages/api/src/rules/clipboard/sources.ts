import type { PublicAsset, PublicSource } from '../../schemas/index.ts'
import type { AssetContent } from './compare.ts'

/** What is said of an asset in one place of its page. */
interface PlacedValue {
  /** `description`, `image`, `longDescription`, or a list and the place in it: `certifications.0`. */
  id: string
  /** Equal where two say the same. */
  value: string
}

type Said = Pick<AssetContent, 'page'> & {
  asset: Pick<AssetContent['asset'], 'description' | 'image' | 'images' | 'certifications'> & {
    attributes: readonly { label: string; value: string }[]
  }
  documents: readonly { name: string; file: string }[]
}

/** Every value that evidence can be. A caption, or a name of the asset, is none. */
export const listValues = ({ asset, page: { journey, content }, documents }: Said): PlacedValue[] => {
  const one = (id: string, text: string | undefined): PlacedValue[] => (text ? [{ id, value: JSON.stringify([id, text]) }] : [])
  const each = <Entry>(list: string, entries: readonly Entry[] | undefined, said: (entry: Entry) => unknown[]): PlacedValue[] =>
    (entries ?? []).map((entry, index) => ({ id: `${list}.${index}`, value: JSON.stringify([list, ...said(entry)]) }))
  return [
    ...one('description', asset.description),
    ...one('image', asset.image),
    ...one('longDescription', content.longDescription),
    ...each('productInfo', content.productInfo, ({ label, value }) => [label, value]),
    ...each('attributes', asset.attributes, ({ label, value }) => [label, value]),
    ...each('documents', documents, ({ name, file }) => [name, file]),
    ...each('certifications', asset.certifications, ({ name, issuer, number, validUntil, image, link, document }) => [
      ...[name, issuer, number, validUntil],
      ...[image, link, document],
    ]),
    ...each('images', asset.images, ({ image }) => [image]),
    ...each('videos', content.videos, ({ url }) => [url]),
    ...each('journey', journey, ({ name, date, place, description }) => [name, date, place, description]),
  ]
}

/** What `after` says and `before` did not: what a transfer has brought. */
export const broughtValues = (before: Said, after: Said): string[] => {
  const known = new Set(listValues(before).map(({ value }) => value))
  return listValues(after).flatMap(({ value }) => (known.has(value) ? [] : [value]))
}

/** What an asset has taken from another organization. `marks`: of each value that came with it. */
export interface TransferMarks {
  name: string
  address: string
  marks: readonly string[]
}

/**
 * Whose the values of a page are that came from other organizations. `transfers`: the newest first, for one value can come twice.
 * A value that was edited afterwards has another mark, and is the organization's own.
 */
export const listSources = (
  { thing, images = [], certifications = [], documents = [], journey, content = {} }: PublicAsset,
  transfers: readonly TransferMarks[],
  getMark: (value: string) => string,
): PublicSource[] => {
  if (transfers.length === 0) return []
  const sources = new Map<string, PublicSource>()
  for (const { id, value } of listValues({ asset: { ...thing, images, certifications }, page: { journey, content }, documents })) {
    const mark = getMark(value)
    const from = transfers.find(({ marks }) => marks.includes(mark))
    if (!from) continue
    const key = `${from.name} ${from.address}`
    const source = sources.get(key) ?? { name: from.name, address: from.address, values: [] }
    sources.set(key, { ...source, values: [...source.values, id] })
  }
  return [...sources.values()]
}
