import { isEmail, takeLine } from '@tracemark/api/rules'
import { INVITATIONS_MAX } from '@tracemark/api/schemas'

/** Divides at spaces beside something with an @: words that are no addresses are named together. */
const splitAddresses = (text: string): string[] => {
  const parts: string[] = []
  let isApart = true
  for (const word of text.split(/\s/).filter((each) => each !== '')) {
    const hasSign = word.includes('@')
    if (isApart || hasSign) parts.push(word)
    else parts.push(`${parts.pop()} ${word}`)
    isApart = hasSign
  }
  return parts
}

/** The addresses in a text, each once, in their order: between lines, commas, semicolons or spaces, or in `Name <address>`. */
export const addressesIn = (text: string): string[] => {
  const written = text
    .replace(/"[^"\n]*"/g, '')
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? splitAddresses(part))
    .map(takeLine)
    .filter((part) => part !== '')
  return [...new Map(written.map((address) => [address.toLowerCase(), address])).values()]
}

export type AddressProblem = { kind: 'none' } | { kind: 'many' } | { kind: 'wrong' | 'there'; email: string }

/** Why these can't be invited. `refused`: those that the server said belong to the organization or are invited. */
export const findProblems = (emails: readonly string[], refused: readonly string[]): AddressProblem[] => {
  if (emails.length === 0) return [{ kind: 'none' }]
  const there = new Set(refused.map((email) => email.toLowerCase()))
  const each = emails.flatMap((email): AddressProblem[] => {
    if (!isEmail(email)) return [{ kind: 'wrong', email }]
    return there.has(email.toLowerCase()) ? [{ kind: 'there', email }] : []
  })
  return emails.length > INVITATIONS_MAX ? [{ kind: 'many' }, ...each] : each
}
