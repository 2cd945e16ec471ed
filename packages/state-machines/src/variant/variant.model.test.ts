import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { variantStatuses } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { draft, profile } from '../testing/variant-fixture.ts'
import { variantMachine } from './variant.machine.ts'
import type { VariantContext } from './variant.types.ts'

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.0.variant.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.variant.${id}`, error: new ApiError(code, 'No.') })
const { thingId, variantId, name, attributes, components } = draft

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(variantMachine, {
    inputs: [{ variant: undefined }, { variant: draft }],
    // What is written in the variant makes no difference to the way.
    serializeState: (value, context) => {
      const { variant, request, failure, choice } = context as VariantContext
      return JSON.stringify([value, variant?.status, request, failure?.code, choice])
    },
    events: [
      { type: 'CREATE', values: { thingId, variantId, name, attributes, components, status: 'draft' } },
      { type: 'SUBMIT' },
      { type: 'RETURN' },
      { type: 'ACTIVATE' },
      { type: 'SUSPEND' },
      { type: 'ARCHIVE' },
      { type: 'RESTORE' },
      { type: 'DELETE' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'CHANGED', variant: draft },
      { type: 'SHARE' },
      { type: 'CHOOSE', choice: { destination: 102 } },
      { type: 'SEND' },
      { type: 'RETRY' },
      { type: 'CLOSE' },
      done('life.creating', draft),
      failed('life.creating', 'variant_id_taken'),
      ...variantStatuses.map((status) => done('life.changing', { ...draft, status })),
      failed('life.changing', 'status_conflict'),
      done('life.deleting'),
      failed('life.deleting', 'variant_used'),
      done('sharing.loading', profile),
      done('sharing.loading', { ...profile, obstacle: 'no_sharing_task' }),
      failed('sharing.loading', 'timeout'),
      done('sharing.sending'),
      failed('sharing.sending', 'timeout'),
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
}, 60_000)
