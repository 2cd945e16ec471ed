import { Lexer, Source, type Token, TokenKind } from 'graphql'
import { ProblemError } from '../problem.ts'

export const MAX_QUERY_BYTES = 16 * 1024
export const MAX_TOKENS = 1000
/** Of brackets of every kind, so that no nesting can exhaust the stack of a parser. */
export const MAX_NESTING = 64
export const MAX_VARIABLES = 50

/** Said where the parser gives no reason. */
export const UNREADABLE = 'The query can not be read.'

const refused = (detail: string): ProblemError => new ProblemError('invalid_content', { detail })

/** By what each bracket changes how deep the next token lies. */
const steps: { readonly [Kind in Token['kind']]?: 1 | -1 } = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
}

const getNext = (lexer: Lexer): Token => {
  try {
    return lexer.advance()
  } catch (cause) {
    throw new ProblemError('invalid_content', { detail: cause instanceof Error ? cause.message : UNREADABLE, cause })
  }
}

/** Refuses a query that is too long or too deep to be parsed, by reading its tokens one after the other. Fails with `invalid_content`. */
export const assertMeasured = (query: string, variables: Readonly<Record<string, unknown>>): void => {
  if (Buffer.byteLength(query) > MAX_QUERY_BYTES) throw refused(`A query may have ${MAX_QUERY_BYTES} bytes.`)
  if (Object.keys(variables).length > MAX_VARIABLES) throw refused(`A query may have ${MAX_VARIABLES} variables.`)
  const lexer = new Lexer(new Source(query))
  let tokens = 0
  let nesting = 0
  for (let token = getNext(lexer); token.kind !== TokenKind.EOF; token = getNext(lexer)) {
    tokens += 1
    nesting += steps[token.kind] ?? 0
    if (tokens > MAX_TOKENS) throw refused(`A query may have ${MAX_TOKENS} tokens.`)
    if (nesting > MAX_NESTING) throw refused(`A query may have ${MAX_NESTING} brackets within each other.`)
  }
}
