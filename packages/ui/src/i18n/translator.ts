import { choosePlural } from '@tracemark/api/languages'
import type { Language } from '@tracemark/api/schemas'
import type { MessageTable, MessageValues, Translate } from './keys.ts'

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** Most texts of a form have no place to fill, and a long form has hundreds. */
const fill = (text: string, values: MessageValues) =>
  text.includes('{{') ? text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole)) : text

/** A translator without a library, for widgets: `{{name}}` and plurals. A key whose namespace isn't loaded shows itself. */
export const createTranslator = (messages: MessageTable, language: Language): Translate => {
  return (key, values = {}) => {
    const separator = key.indexOf(':')
    const table: Readonly<Record<string, string>> = messages[key.slice(0, separator) as keyof MessageTable] ?? {}
    const name = key.slice(separator + 1)
    const form =
      typeof values.count === 'number' ? (table[`${name}_${choosePlural(language, values.count)}`] ?? table[`${name}_other`]) : undefined
    return fill(form ?? table[name] ?? key, values)
  }
}
