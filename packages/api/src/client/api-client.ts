import type { Contract, Endpoint, EndpointInput, EndpointResponse, OrganizationInput, Security } from '../contract/index.ts'
import { contract } from '../contract/index.ts'
import type { GraphqlOperation, OperationData, OperationVariables } from '../graphql/operation.ts'
import { ApiError, type ClientErrorCode } from './api-error.ts'
import { type Caller, type CallerOptions, type CallOptions, createCaller } from './call.ts'
import { createGraphql, type Graphql } from './graphql.ts'
import { type Call, type CallWith, toCalls } from './to-calls.ts'

type Definition<Group extends keyof Contract, Name extends keyof Contract[Group]> = Extract<Contract[Group][Name], Endpoint>

/** The names of a group's calls that take one of these tokens. */
type NamesOf<Group extends keyof Contract, Of extends Security> = {
  [Name in keyof Contract[Group]]: Definition<Group, Name>['security'] extends Of ? Name : never
}[keyof Contract[Group]]

type GroupsOf<Of extends Security> = {
  [Group in keyof Contract]: [NamesOf<Group, Of>] extends [never] ? never : Group
}[keyof Contract]

type OwnToken = 'identity' | 'execution' | 'memberOrRun'

/** A call whose token the client does not have. */
type CallWithToken<Of extends Endpoint> = (
  input: EndpointInput<Of>,
  options: CallOptions & { token: string },
) => Promise<EndpointResponse<Of>>

type CommonSecurity = Exclude<Security, 'organization'>

type CommonCalls = {
  [Group in GroupsOf<CommonSecurity>]: {
    [Name in NamesOf<Group, CommonSecurity>]: Definition<Group, Name>['security'] extends OwnToken
      ? CallWithToken<Definition<Group, Name>>
      : Call<Definition<Group, Name>>
  }
}

type MemberSecurity = 'organization' | 'memberOrRun'

type OrganizationCalls = {
  [Group in GroupsOf<MemberSecurity>]: {
    [Name in NamesOf<Group, MemberSecurity>]: CallWith<
      OrganizationInput<Definition<Group, Name>>,
      EndpointResponse<Definition<Group, Name>>,
      Omit<CallOptions, 'token'>
    >
  }
}

/** Calls within one organization. They carry its token, and its number where a path names it. */
export interface OrganizationClient extends OrganizationCalls {
  organizationId: number
  graphql: <Operation extends GraphqlOperation>(
    operation: Operation,
    variables: Omit<OperationVariables<Operation>, 'organizationId'>,
    options?: Omit<CallOptions, 'token'>,
  ) => Promise<OperationData<Operation>>
}

/** Calls of no organization: public ones, those of a person, and those of a task run, which bring its token. */
export interface ApiClient extends CommonCalls {
  graphql: Graphql
  /** The same object each time that the same organization is asked for. */
  for: (organizationId: number) => OrganizationClient
}

export interface ApiClientOptions extends CallerOptions {
  /** The token of an organization, or the general one. `undefined`: nobody is signed in. */
  token: (organizationId?: number) => Promise<string | undefined>
  /** Called for each call that the server refused to a token of `token`: what its bearer may do has changed. */
  onRefused?: (error: ApiError) => void
}

/** What the server says to who may not, or may not any more. */
const REFUSALS: readonly ClientErrorCode[] = ['permission_denied', 'account_suspended', 'organization_suspended', 'organization_deleted']

/** The calls of the contract that take one of these tokens. */
const withSecurity = (...taken: readonly Security[]) =>
  Object.fromEntries(
    Object.entries(contract).flatMap(([group, endpoints]) => {
      const calls = Object.entries<Endpoint>(endpoints).filter(([, { security }]) => taken.includes(security))
      return calls.length > 0 ? [[group, Object.fromEntries(calls)]] : []
    }),
  )

/** A client of every call of the contract. */
export const createApiClient = ({ token, onRefused, ...options }: ApiClientOptions): ApiClient => {
  const send = createCaller(options)
  const ask = createGraphql(options)

  /** Does the work with a token of `token`, and reports a refusal. */
  const withToken = async <Answer>(organizationId: number | undefined, work: (bearer: { token?: string }) => Promise<Answer>) => {
    const bearer = await token(organizationId)
    try {
      return await work(bearer === undefined ? {} : { token: bearer })
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.includes(error.code)) onRefused?.(error)
      throw error
    }
  }

  const callInCommon: Caller = (definition, input, call = {}) =>
    call.token !== undefined || definition.security !== 'general'
      ? send(definition, input, call)
      : withToken(undefined, (bearer) => send(definition, input, { ...call, ...bearer }))

  const createOrganizationClient = (organizationId: number): OrganizationClient => {
    const call: Caller = (definition, input, given) =>
      withToken(organizationId, (bearer) =>
        send(definition, { ...input, params: { ...input?.params, org: organizationId } }, { ...given, ...bearer }),
      )
    const graphql: OrganizationClient['graphql'] = (operation, variables, given) => {
      const named = operation.document.includes('$organizationId') ? { ...variables, organizationId } : variables
      return withToken(organizationId, (bearer) => ask(operation, named as OperationVariables<typeof operation>, { ...given, ...bearer }))
    }
    const calls = toCalls(withSecurity('organization', 'memberOrRun'), call) as unknown as OrganizationCalls
    return { ...calls, organizationId, graphql }
  }

  const organizations = new Map<number, OrganizationClient>()
  return {
    ...(toCalls(withSecurity('public', 'identity', 'general', 'execution', 'memberOrRun'), callInCommon) as unknown as CommonCalls),
    graphql: (operation, variables, given = {}) =>
      given.token === undefined
        ? withToken(undefined, (bearer) => ask(operation, variables, { ...given, ...bearer }))
        : ask(operation, variables, given),
    for: (organizationId) => {
      const known = organizations.get(organizationId) ?? createOrganizationClient(organizationId)
      organizations.set(organizationId, known)
      return known
    },
  }
}
