import { requestInit } from '@tracemark/api/request-init'
import { askPublic, isObject } from '../element/ask-public.ts'
import type { WantedPage } from './read-page.ts'

const isCopied = (value: unknown): value is { text: string } => isObject(value) && typeof value.text === 'string'

/** The signed content of a unit's page, as text for a clipboard. Fails as `askPublic` does. */
export const copyContent = async ({ organization, thing, item = '', api }: Omit<WantedPage, 'language'>): Promise<string> => {
  const url = `${api}/public/things/${encodeURIComponent(organization)}/${encodeURIComponent(thing)}/clipboard?item=${encodeURIComponent(item)}`
  const { text } = await askPublic({ url, init: requestInit({ method: 'GET' }), isAnswer: isCopied }, new AbortController().signal)
  return text
}
