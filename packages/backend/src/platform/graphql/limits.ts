import { PAGE_SIZE_MAX } from '@tracemark/api/schemas'
import { type ASTVisitor, type DocumentNode, type FieldNode, Kind, type ValidationContext } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { isStorable, UNSTORABLE } from '../db/storable.ts'

export const MAX_DEPTH = 8
/** Of queries about the schema: what tools send names a type of nine lists and non-nulls within another. */
const MAX_SCHEMA_DEPTH = 20
export const MAX_FIELDS = 200
export const MAX_ALIASES = 15
/** Fields of all rows together, were every page full. */
export const MAX_COST = 10_000

const refused = (message: string) => createGraphQLError(message, { extensions: { code: 'invalid_content' } })

/** How many rows a field stands for at most. What a variable holds is not known yet. */
const countRows = ({ arguments: given = [] }: FieldNode, context: ValidationContext): number => {
  if (!context.getFieldDef()?.args.some(({ name }) => name === 'perPage')) return 1
  const size = given.find(({ name }) => name.value === 'perPage')?.value
  return size?.kind === Kind.INT ? Math.min(Math.max(1, Number(size.value)), PAGE_SIZE_MAX) : PAGE_SIZE_MAX
}

/** Whether it asks for the schema alone, of which no row is read. How deep its lists may lie in each other is a rule of the library. */
const isAboutSchema = ({ definitions }: DocumentNode): boolean =>
  definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []))
    .every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'))

/** Refuses queries that are too deep, ask for too much under too many names, or say what no row can hold. Fragments count where they are written. */
export const limitsRule = (context: ValidationContext): ASTVisitor => {
  /** Of the field that is visited and those around it: how often it is asked for. */
  const times = [1]
  const aboutSchema = isAboutSchema(context.getDocument())
  const maxDepth = aboutSchema ? MAX_SCHEMA_DEPTH : MAX_DEPTH
  let cost = 0
  let depth = 0
  let fields = 0
  let aliases = 0
  return {
    [Kind.FIELD]: {
      enter: (node) => {
        depth += 1
        fields += 1
        if (node.alias) aliases += 1
        const often = times.at(-1) ?? 1
        const within = cost <= MAX_COST
        cost += often
        times.push(often * countRows(node, context))
        if (within && cost > MAX_COST) context.reportError(refused(`A query may cost ${MAX_COST} fields of rows.`))
        if (depth > maxDepth) context.reportError(refused(`A query may be ${maxDepth} fields deep.`))
        if (node.alias && aliases === MAX_ALIASES + 1) context.reportError(refused(`A query may have ${MAX_ALIASES} aliases.`))
        if (fields === MAX_FIELDS + 1) context.reportError(refused(`A query may have ${MAX_FIELDS} fields.`))
      },
      leave: () => {
        depth -= 1
        times.pop()
      },
    },
    [Kind.STRING]: ({ value }) => {
      if (!isStorable(value)) context.reportError(refused(`A text in the query ${UNSTORABLE}.`))
    },
    // Recursion through fragments would hide depth and amount, and the product's queries have none.
    [Kind.FRAGMENT_SPREAD]: () => {
      if (!aboutSchema) context.reportError(refused('Named fragments are not taken.'))
    },
  }
}
