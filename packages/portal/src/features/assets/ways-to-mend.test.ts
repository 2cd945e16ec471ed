import { contract } from '@tracemark/api/contract'
import { hasPermissions } from '@tracemark/api/rules'
import { expect, test } from 'vitest'
import { waysToMend } from './ways-to-mend.ts'

const asset = { org: 'sierra-alta', thingId: '1' }
const home = '/org/sierra-alta/things/1'

test('whoever may do all is led to where each gap is filled', () => {
  expect(waysToMend(() => true, asset)).toEqual({
    general: `${home}/about`,
    category: `${home}/about/category`,
    attributes: `${home}/about/attributes`,
    'value-chains': `${home}/about/value-chains`,
    gallery: `${home}/about/gallery`,
    discovery: `${home}/discovery`,
    tasks: `${home}/tasks`,
    public: `${home}/public`,
  })
})

test('whoever may only view is led nowhere, and who may add codes to the codes alone', () => {
  expect(waysToMend(() => false, asset)).toEqual({})
  const { permissions } = contract.identificationCodes.create
  expect(waysToMend((call) => hasPermissions(permissions, call.permissions), asset)).toEqual({ discovery: `${home}/discovery` })
})
