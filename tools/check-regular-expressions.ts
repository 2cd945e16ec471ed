import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import * as graphql from '../packages/api/src/graphql/index.ts'
import { createOpenApiDocument } from '../packages/api/src/openapi/openapi.ts'
import { type Expression, expressionsIn, findFault, patternsIn } from './regular-expressions.ts'
import { root } from './run.ts'

/** Expressions that are put together while the program runs, and why nobody outside has a part in them. */
const putTogether: Readonly<Record<string, string>> = {
  'packages/api/src/rules/base-attribute.ts': 'The patterns are those of content/base-attributes.ts, which are judged there.',
  'packages/backend/src/platform/docs/example.ts': 'The patterns are those of the OpenAPI document, which are judged there.',
  'packages/backend/src/platform/http/unknown-path.ts': "The contract's own paths, with one part between two slashes for each parameter.",
}

const SOURCES = 'packages/*/{src,service-worker}/**/*.{ts,tsx}'
/** Runs in tests alone. */
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$|\/(testing|contract-tests|conformance)\//.test(file)

const schemaPatterns = (): Expression[] => {
  const document = createOpenApiDocument({ serverUrl: 'http://localhost', product: 'tracemark', version: '1' })
  const queries = Object.entries(graphql).flatMap(([name, operation]) =>
    typeof operation === 'object' && 'variables' in operation
      ? patternsIn(z.toJSONSchema(operation.variables, { io: 'input', unrepresentable: 'any' }), `GraphQL ${name}`)
      : [],
  )
  return [...patternsIn(document, 'OpenAPI '), ...queries]
}

const files = globSync(SOURCES, { cwd: root }).filter((file) => !isTest(file))
const found = files.map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')))
const expressions = [...found.flatMap((each) => each.expressions), ...schemaPatterns()]
const unreadable = found.flatMap((each) => each.unreadable)

const getFile = (place: string): string => place.slice(0, place.lastIndexOf(':'))
const complaints = [
  ...unreadable
    .filter((place) => !(getFile(place) in putTogether))
    .map((place) => `${place} puts an expression together. Write it down as a whole, or search without one.`),
  ...Object.keys(putTogether)
    .filter((file) => !unreadable.some((place) => getFile(place) === file))
    .map((file) => `${file} puts no expression together: take it off the list.`),
]

// One expression may stand in many places.
const places = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`)
await Promise.all(
  [...places].map(async ([text, same]) => {
    const [first] = same
    const fault = first && (await findFault(first))
    if (fault) complaints.push(`${same.map(({ place }) => place).join(', ')}: ${text} does not take linear time: ${fault}`)
  }),
)

process.stdout.write(`${places.size} regular expressions in ${files.length} files and the schemas of the contract\n`)
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.exit(complaints.length === 0 ? 0 : 1)
