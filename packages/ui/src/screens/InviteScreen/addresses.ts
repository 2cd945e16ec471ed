import { isEmail } from '../../components/forms/FormFrame/checks.ts'

/** How many people one call invites. */
export const INVITATIONS_MAX = 50

/** Spaces beside something with an @. Others are kept, so that words that are no addresses are named together. */
const BETWEEN_ADDRESSES = /(?<=@[^ ]*) | (?=[^ ]*@)/

const partsOf = (text: string): string[] => text.trim().replace(/\s+/g, ' ').split(BETWEEN_ADDRESSES)

/** The addresses in a text, each once, in their order: between lines, commas, semicolons or spaces, or in `Name <address>`. */
export const addressesIn = (text: string): string[] => {
  const written = text
    .replace(/"[^"\n]*"/g, '')
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? partsOf(part))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [...new Map(written.map((address) => [address.toLowerCase(), address])).values()]
}

export type AddressProblem = { kind: 'none' } | { kind: 'many' } | { kind: 'wrong' | 'there'; email: string }

/** Why these can't be invited. `refused`: those that the server said belong to the organization or are invited. */
export const problemsOf = (emails: readonly string[], refused: readonly string[]): AddressProblem[] => {
  if (emails.length === 0) return [{ kind: 'none' }]
  const there = new Set(refused.map((email) => email.toLowerCase()))
  const each = emails.flatMap((email): AddressProblem[] => {
    if (!isEmail(email)) return [{ kind: 'wrong', email }]
    return there.has(email.toLowerCase()) ? [{ kind: 'there', email }] : []
  })
  return emails.length > INVITATIONS_MAX ? [{ kind: 'many' }, ...each] : each
}
