import { getPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { VariantAction } from '@tracemark/state-machines/variant'
import { expect, test } from 'vitest'
import { permittedActions } from './variant-actions.ts'

const offered: VariantAction[] = ['ACTIVATE', 'SHARE', 'ARCHIVE', 'DELETE']

test.each<[string, readonly Permission[], VariantAction[]]>([
  ['an admin', getPermissions({ role: 'admin', accessPortal: true }), offered],
  ['a member', getPermissions({ role: 'member', accessPortal: true }), []],
  ['somebody who may change', ['batches:read', 'batches:update'], ['ACTIVATE', 'SHARE', 'ARCHIVE']],
  ['somebody who may delete', ['batches:read', 'batches:delete'], ['DELETE']],
])('%s is offered what they may do', (_, held, actions) => {
  expect(permittedActions(offered, held)).toEqual(actions)
})
