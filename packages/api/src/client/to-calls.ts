import type { Endpoint, EndpointInput, EndpointResponse } from '../contract/index.ts'
import type { Caller, CallOptions, LooseInput } from './call.ts'

/** A call as a function. Its input may be left out where none of it is needed. */
export type CallWith<Input, Answer, Options = CallOptions> =
  Record<never, never> extends Input
    ? (input?: Input, options?: Options) => Promise<Answer>
    : (input: Input, options?: Options) => Promise<Answer>

export type Call<Definition extends Endpoint> = CallWith<EndpointInput<Definition>, EndpointResponse<Definition>>

type Groups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

export type CallsOf<Of> = {
  [Group in keyof Of]: { [Name in keyof Of[Group]]: Of[Group][Name] extends Endpoint ? Call<Of[Group][Name]> : never }
}

/** Every call of these groups as a typed function. */
export const toCalls = <const Of extends Groups>(groups: Of, call: Caller): CallsOf<Of> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, endpoints]) => [
      group,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, definition]) => [
          name,
          (input?: LooseInput, options?: CallOptions) => call(definition, input, options),
        ]),
      ),
    ]),
  ) as CallsOf<Of>
