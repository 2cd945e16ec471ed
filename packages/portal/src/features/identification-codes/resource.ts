import { addresses } from '@tracemark/api/addresses'
import type { CallOptions } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { AssetCodesQuery } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'

/** Of one asset. */
export const identificationCodes = defineResource({
  name: 'identification-codes',
  entity: 'identification-codes',
  addresses: addresses['identification-codes'],
  contract: { ...contract.identificationCodes, list: contract.assets.identificationCodes },
  calls: ({ identificationCodes: calls, assets }, { thingId: id }) => ({
    ...calls,
    list: ({ query = {} }: { query?: z.input<typeof AssetCodesQuery> }, options?: Omit<CallOptions, 'token'>) =>
      assets.identificationCodes({ params: { id }, query }, options),
  }),
  getName: ({ value }) => value,
  deleteText: 'identification-codes:delete_text',
  opens: 'drawer',
})
