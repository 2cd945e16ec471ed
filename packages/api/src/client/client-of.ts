import type * as z from 'zod/mini'
import type { Contract, Endpoint, EndpointInput, EndpointResponse } from '../contract/index.ts'
import { fillPath, isFunctionPath } from '../contract/path.ts'
import type { GraphqlOperation, OperationData, OperationVariables } from '../graphql/operation.ts'
import { withAbsoluteFiles } from './absolute-files.ts'
import { ApiError, type ClientErrorCode } from './api-error.ts'
import { readGraphqlAnswer } from './graphql-answer.ts'
import { createTransport } from './transport.ts'

/** Groups of calls by their names in the contract. */
type Groups = Partial<Contract>

export interface ClientOptions {
  /**
   * The groups of calls that are made from the first moment. The others come in a file of their own, with the first call of one of
   * them: a page doesn't fetch the shapes of what it doesn't ask for.
   */
  first?: Groups
  /** Brings those that come with the first call of one of them. */
  others: () => Promise<Groups>
  /** Origin of the API, without a slash at the end; '' is the page's own. */
  baseUrl: string
  /** Stands for `{product}` in function paths. */
  product?: string
  /** Put before every path but function paths, for a mock server that lives under one. */
  mockPrefix?: string
  /** The token for calls that carry none of their own. */
  token?: () => Promise<string | undefined>
  /** Told of each call that the server refused to the bearer of `token`: what they may do has changed. */
  onRefused?: (error: ApiError) => void
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  /** Goes before the client's own token. */
  token?: string
  signal?: AbortSignal
  /** The same for every try of one piece of work, so that it is done once: 16 to 255 visible ASCII characters. */
  idempotencyKey?: string
}

type Call<Definition extends Endpoint> =
  Record<never, never> extends EndpointInput<Definition>
    ? (input?: EndpointInput<Definition>, options?: CallOptions) => Promise<EndpointResponse<Definition>>
    : (input: EndpointInput<Definition>, options?: CallOptions) => Promise<EndpointResponse<Definition>>

type Calls = {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: Contract[Group][Name] extends Endpoint ? Call<Contract[Group][Name]> : never
  }
}

/** Every call of the contract as a typed function. */
export interface ApiClient extends Calls {
  graphql: <Operation extends GraphqlOperation>(
    operation: Operation,
    variables: OperationVariables<Operation>,
    options?: CallOptions,
  ) => Promise<OperationData<Operation>>
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

const queryText = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('answer_unreadable', `The answer of ${what} does not have the shape of the contract.`, { cause: result.error })
}

/** What the server says to who may not, or may not any more. */
const REFUSALS: readonly ClientErrorCode[] = ['permission_denied', 'account_suspended', 'organization_suspended', 'organization_deleted']

type LooseGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** A client of the calls that it is given, and of no others; `createApiClient` makes one of all. */
export const createClientOf = (options: ClientOptions): ApiClient => {
  const { first = {}, others, baseUrl, product = 'tracemark', mockPrefix = '' } = options
  const send = createTransport(options.fetch ?? globalThis.fetch.bind(globalThis))

  /** Tells of a refusal, unless the call had a token of its own. */
  const tellingRefusals = async <Answer>(ownToken: string | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (error) {
      if (ownToken === undefined && error instanceof ApiError && REFUSALS.includes(error.code)) options.onRefused?.(error)
      throw error
    }
  }

  const call =
    (definition: Endpoint) =>
    async (input: LooseInput = {}, { token, signal, idempotencyKey }: CallOptions = {}) => {
      const path = fillPath(definition.path, { product, ...input.params })
      const bearer = token ?? (definition.security === 'public' ? undefined : await options.token?.())
      const value = await send({
        method: definition.method,
        url: `${baseUrl}${isFunctionPath(path) ? '' : mockPrefix}${path}${queryText(input.query)}`,
        token: bearer,
        body: definition.body && (input.body ?? {}),
        idempotencyKey,
        signal,
        withCredentials: definition.security === 'identity',
        wantsFile: definition.files !== undefined,
      })
      const answer = read(definition.response, value, `${definition.method} ${definition.path}`)
      return definition.files ? answer : withAbsoluteFiles(answer, baseUrl)
    }

  const bringOthers = () =>
    others().catch((cause) => {
      throw new ApiError('network_unreachable', 'The shapes of this call could not be fetched.', { cause })
    })

  const endpointOf = async (group: string, name: string): Promise<Endpoint> => {
    const inGroup = (groups: Groups) => (groups as LooseGroups)[group]
    const found = (inGroup(first) ?? inGroup(await bringOthers()))?.[name]
    if (!found) throw new TypeError(`This client has no call ${group}.${name}.`)
    return found
  }

  const callsOf = (group: string) =>
    new Proxy<Record<string, unknown>>(
      {},
      {
        get: (calls, name: string) => {
          calls[name] ??= (input?: LooseInput, callOptions?: CallOptions) =>
            tellingRefusals(callOptions?.token, async () => call(await endpointOf(group, name))(input, callOptions))
          return calls[name]
        },
      },
    )

  const graphql: ApiClient['graphql'] = (operation, variables, { token, signal } = {}) =>
    tellingRefusals(token, async () => {
      const value = await send({
        method: 'POST',
        url: `${baseUrl}${mockPrefix}/graphql`,
        token: token ?? (await options.token?.()),
        body: { operationName: operation.name, query: operation.document, variables },
        signal,
      })
      return withAbsoluteFiles(readGraphqlAnswer(operation, value), baseUrl)
    })

  // Answers every group of the contract, which is not there to be listed.
  return new Proxy<Record<string, unknown>>(
    { graphql },
    {
      get: (groups, group) => {
        if (typeof group === 'symbol' || group === 'then') return undefined
        groups[group] ??= callsOf(group)
        return groups[group]
      },
    },
  ) as unknown as ApiClient
}
