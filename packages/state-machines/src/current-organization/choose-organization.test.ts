import { expect, test } from 'vitest'
import { chooseOrganization } from './choose-organization.ts'

const organizations = { items: [{ slug: 'sierra-alta' }, { slug: 'winery' }], totalItems: 2 }
const many = { ...organizations, totalItems: 9 }

test.each([
  ["the account's own first", { rememberedForAccount: 'winery', rememberedInGeneral: 'sierra-alta', organizations }, 'winery'],
  ['then the general one', { rememberedInGeneral: 'winery', organizations }, 'winery'],
  ['then the first', { organizations }, 'sierra-alta'],
  ['not one that the account left', { rememberedForAccount: 'gone', rememberedInGeneral: 'winery', organizations }, 'winery'],
  ["not one of somebody else's", { rememberedInGeneral: 'elsewhere', organizations: many }, 'sierra-alta'],
  ["the account's own also beyond the first page", { rememberedForAccount: 'ninth', organizations: many }, 'ninth'],
  ['none without organizations', { rememberedForAccount: 'winery', organizations: { items: [], totalItems: 0 } }, undefined],
])('Home opens %s', (_, choice, slug) => {
  expect(chooseOrganization(choice)).toBe(slug)
})
