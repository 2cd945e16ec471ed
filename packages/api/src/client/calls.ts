import { type Contract, contract } from '../contract/index.ts'
import { type CallerOptions, createCaller } from './call.ts'
import { createGraphql, type Graphql } from './graphql.ts'
import { type CallsOf, toCalls } from './to-calls.ts'

/** Every call of the contract. */
export interface Calls extends CallsOf<Contract> {
  graphql: Graphql
}

/** Every call of the contract, each with the token that it is given: for tests, and for programs that hold one token. */
export const createCalls = (options: CallerOptions): Calls => ({
  ...toCalls(contract, createCaller(options)),
  graphql: createGraphql(options),
})
