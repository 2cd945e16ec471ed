import { buildParameter, createReferenceDocument, type Operation } from '../platform/docs/document.ts'

/** One call as the OpenAPI document tells of it, with an example of each part. */
export interface DocumentedOperation {
  id: string
  method: string
  path: string
  /** Which token it takes, the first where it takes one of several. */
  token: string | undefined
  parameters: NonNullable<Operation['parameters']>
  /** Absent where it takes no JSON. */
  body: { example: unknown } | undefined
}

/** The example's address: its path with a value in each place, and the parameters that it needs behind. */
export const exampleAddress = ({ path, parameters }: DocumentedOperation): string => {
  const filled = path.replace(/\{(\w+)\}/g, (place, wanted: string) =>
    String(parameters.find(({ name }) => name === wanted)?.example ?? place),
  )
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]))
  return needed.length === 0 ? filled : `${filled}?${query}`
}

/** Every call of the document, in its order, without the one that runs queries; also parameters that may be absent have examples here. */
export const listDocumentedOperations = (product: string): DocumentedOperation[] => {
  const { paths, components } = createReferenceDocument({ serverUrl: 'http://localhost', product, version: '1' })
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== 'graphql.query')
      .map(([method, { operationId, security, parameters = [], requestBody }]) => {
        const json = requestBody?.content['application/json']
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          token: security.flatMap((scheme) => Object.keys(scheme))[0],
          parameters: parameters.map((parameter) => ({
            ...parameter,
            example: buildParameter(operationId, parameter, components.schemas),
          })),
          body: json && { example: json.example },
        }
      }),
  )
}
