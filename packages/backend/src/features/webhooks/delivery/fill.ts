import { decimalText } from '@tracemark/api/rules'
import type { HappenedEvent } from '../../../platform/outbox/kinds.ts'

/** What a message says of an event: `type`, `id`, `timestamp`, and everything under `data`. */
export const toMessage = ({ type, id, createdAt, data }: HappenedEvent) => ({ type, id, timestamp: createdAt.toISOString(), data })

const valueAt = (message: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined),
      message,
    )

const toText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return decimalText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const PLACE = /\{\{\s*([\w.]+)\s*\}\}/g

/** Puts parts of an event into the places `{{data.thing.name}}`; nothing where it has no such part. */
export const fillFromEvent = (template: string, event: HappenedEvent, write: (text: string) => string): string => {
  const message = toMessage(event)
  return template.replace(PLACE, (_place, path: string) => write(toText(valueAt(message, path))))
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for an element or an attribute of XML 1.0, without the control characters that it can't have. */
export const asXmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
