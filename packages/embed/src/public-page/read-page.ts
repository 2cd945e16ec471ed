import { requestInit } from '@tracemark/api/request-init'
import type { Language, PublicAsset } from '@tracemark/api/schemas'
import { askPublic, isObject } from '../element/ask-public.ts'

const isNamed = (value: unknown): boolean => isObject(value) && typeof value.name === 'string'

/** Enough of the shape to draw a page of it: texts are drawn as texts, and addresses are looked at where they are used. */
const isPage = (value: unknown): value is PublicAsset =>
  isObject(value) &&
  isNamed(value.organization) &&
  isNamed(value.thing) &&
  [value.highlights, value.journey, isObject(value.thing) && value.thing.attributes].every(Array.isArray) &&
  isObject(value.records)

/** Paths on the API's own host would lead astray on a page of another. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(demo|files)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((part) => withOrigin(part, origin))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOrigin(part, origin)])) : value
}

export interface WantedPage {
  organization: string
  thing: string
  item?: string | undefined
  api: string
  /** That standard attributes are called in. */
  language: Language
}

/** What a visitor sees of an asset. Fails as `askPublic` does. */
export const readPage = async ({ organization, thing, item, api, language }: WantedPage, signal: AbortSignal): Promise<PublicAsset> => {
  const query = `?lang=${language}${item === undefined ? '' : `&item=${encodeURIComponent(item)}`}`
  const url = `${api}/public/things/${encodeURIComponent(organization)}/${encodeURIComponent(thing)}${query}`
  return withOrigin(await askPublic({ url, init: requestInit({ method: 'GET' }), isAnswer: isPage }, signal), api) as PublicAsset
}
