import { escapeHtml as text } from '../html.ts'
import type { Field } from './fields.ts'

/** `taskThings` as people read it. */
export const groupTitle = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The path with its parameters told apart, and with places where a narrow page may break it. */
export const pathText = (path: string): string =>
  text(path)
    .replace(/\{[^{}]+\}/g, (name) => `<var>${name}</var>`)
    .replace(/(?<!<)\//g, '<wbr>/')

export const methodText = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`

/** Code between backticks, as descriptions have it. */
export const prose = (description: string): string => text(description).replace(/`([^`]+)`/g, '<code>$1</code>')

/** A type in words, with links to those that have a name. What stands in quotes is a value. */
export const typeText = (type: string, names: ReadonlySet<string>): string =>
  type
    .split(/("[^"]*"|\b[A-Z]\w*\b)/)
    .map((part) => (names.has(part) ? `<a href="#type-${part}">${part}</a>` : text(part)))
    .join('')

export const fieldList = (title: string, fields: readonly (Field & { in?: string })[], names: ReadonlySet<string>): string =>
  fields.length === 0
    ? ''
    : `<h3>${title}</h3><dl class="fields">${fields
        .map(
          ({ name, in: place, type, required, description }) =>
            `<dt><code>${text(name)}</code> <span class="type">${typeText(type, names)}</span>${place === undefined ? '' : ` <span class="place">in ${place}</span>`}${required ? ' <span class="required">required</span>' : ''}</dt><dd>${prose(description)}</dd>`,
        )
        .join('')}</dl>`

/** What a search looks through, beside what it shows. */
export const words = (...parts: readonly string[]): string => `data-words="${text(parts.join(' ').toLowerCase())}"`
