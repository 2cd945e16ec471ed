import { contract } from '@tracemark/api/contract'
import { hasPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { VariantAction } from '@tracemark/state-machines/variant'

const { variants, variantShares } = contract

const getCall = (action: VariantAction) => {
  if (action === 'DELETE') return variants.delete
  return action === 'SHARE' ? variantShares.create : variants.update
}

/** Those that the person may do: what would only be refused is not offered. */
export const permittedActions = (actions: readonly VariantAction[], held: readonly Permission[]): VariantAction[] =>
  actions.filter((action) => hasPermissions(held, getCall(action).permissions))
