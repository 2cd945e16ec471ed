import { type ASTVisitor, Kind, type ValidationContext } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

export const MAX_DEPTH = 8
export const MAX_FIELDS = 200
export const MAX_ALIASES = 15
/** Read before the query is parsed further, so that no nesting can exhaust the stack. */
export const MAX_TOKENS = 1000

const refused = (message: string) => createGraphQLError(message, { extensions: { code: 'invalid_content' } })

/** Refuses queries that are too deep, or ask for too much under too many names. Fragments count where they are written. */
export const limitsRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0
  let fields = 0
  let aliases = 0
  return {
    [Kind.FIELD]: {
      enter: (node) => {
        depth += 1
        fields += 1
        if (node.alias) aliases += 1
        if (depth > MAX_DEPTH) context.reportError(refused(`A query may be ${MAX_DEPTH} fields deep.`))
        if (aliases === MAX_ALIASES + 1) context.reportError(refused(`A query may have ${MAX_ALIASES} aliases.`))
        if (fields === MAX_FIELDS + 1) context.reportError(refused(`A query may have ${MAX_FIELDS} fields.`))
      },
      leave: () => {
        depth -= 1
      },
    },
    // Recursion through fragments would hide depth and amount, and the product's queries have none.
    [Kind.FRAGMENT_SPREAD]: () => context.reportError(refused('Named fragments are not taken.')),
  }
}
