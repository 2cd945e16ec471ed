import {
  ElementQuery,
  ElementReference,
  NewValueChain,
  paged,
  ValueChain,
  ValueChainChange,
  ValueChainQuery,
  ValueChainStarter,
  ValueChainStarterQuery,
} from '../schemas/index.ts'
import { duplicate, uses } from './bulk.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const path = '/core/valueChain'
const resource = 'components'

const five = crud({
  path,
  one: 'a value chain',
  many: 'value chains, with their elements',
  resource,
  entity: ValueChain,
  derived: ['elements.components', 'account'],
  create: NewValueChain,
  change: ValueChainChange,
  query: ValueChainQuery,
  conflicts: ['name_taken', 'identifier_invalid', 'in_use'],
  deleteConflicts: ['in_use'],
})

export const valueChains = {
  starters: endpoint({
    method: 'GET',
    path: '/core/valueChain/starters',
    summary: 'The seven templates that a value chain can begin with',
    security: 'organization',
    permissions: ['components:list'],
    query: ValueChainStarterQuery,
    response: paged(ValueChainStarter),
    errors: [],
  }),
  elements: endpoint({
    method: 'GET',
    path: '/core/valueChain/elements',
    summary: "The steps of the organization's value chains",
    security: 'organization',
    permissions: ['components:list'],
    query: ElementQuery,
    response: paged(ElementReference),
    errors: [],
  }),
  ...five,
  duplicate: duplicate({ path: '/core/valueChain/{id}/duplicate', one: 'value chain', resource, entity: ValueChain }),
  uses: uses({ path: '/core/valueChain/{id}/uses', one: 'value chain', resource }),
}
