import { AsyncLocalStorage } from 'node:async_hooks'
import { getOrganizationStatus } from '@tracemark/api/rules'
import { PAGE_MAX, PAGE_SIZE_MAX } from '@tracemark/api/schemas'
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { Bearer } from '../../platform/http/bearer.ts'

/** Who asks. */
export interface QueryContext {
  accountId: string
  claims: Bearer
}

/** Of the query that is being answered: what makes an error fit to be shown is not told the query's context. */
export const currentRequestId = new AsyncLocalStorage<string>()

export interface PageArguments {
  page: number
  perPage: number
}

/** An error that tells a caller its code, and how they now stand to the organization where that is why. */
export const typed = (code: string, message: string): GraphQLError => {
  const organizationStatus = getOrganizationStatus(code)
  return createGraphQLError(message, { extensions: { code, ...(organizationStatus && { organizationStatus }) } })
}

export const pageArguments = ({ page, perPage }: PageArguments): [number, number] => {
  if (page < 1 || page > PAGE_MAX || perPage < 1 || perPage > PAGE_SIZE_MAX)
    throw typed('invalid_content', `Pages count from 1 to ${PAGE_MAX} and have at most ${PAGE_SIZE_MAX} items.`)
  return [page, perPage]
}
