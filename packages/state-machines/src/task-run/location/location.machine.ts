import type { PlaceAnswer } from '@tracemark/api/rules'
import type { Location } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareTask } from '../../shared/declare.ts'
import { GEOLOCATION_FALLBACK_TIMEOUT_MS, LOCATION_TIMEOUT_MS } from './location.constants.ts'

/** Without a place: nobody could tell. */
export interface Found {
  place?: PlaceAnswer | undefined
}

const declareActors = () => ({
  locate: declareTask<Location>('locate'),
  locateByNetwork: declareTask<Location>('locateByNetwork'),
})

/** Where a run takes place: the device says it, else the fallback service, each in its time. */
export const makeLocationMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: Found; output: Found },
    actors,
    actions: { keepPlace: assign((_, place: PlaceAnswer) => ({ place })) },
    delays: { locationTimeout: LOCATION_TIMEOUT_MS, fallbackTimeout: GEOLOCATION_FALLBACK_TIMEOUT_MS },
  }).createMachine({
    id: 'location',
    context: {},
    initial: 'askingDevice',
    states: {
      askingDevice: {
        invoke: {
          src: 'locate',
          onDone: {
            target: 'found',
            actions: { type: 'keepPlace', params: ({ event }) => ({ by: 'device', location: event.output }) },
          },
          onError: { target: 'askingNetwork' },
        },
        after: { locationTimeout: { target: 'askingNetwork' } },
      },
      askingNetwork: {
        invoke: {
          src: 'locateByNetwork',
          onDone: {
            target: 'found',
            actions: { type: 'keepPlace', params: ({ event }) => ({ by: 'network', location: event.output }) },
          },
          onError: { target: 'unavailable' },
        },
        after: { fallbackTimeout: { target: 'unavailable' } },
      },
      found: { type: 'final' },
      unavailable: { type: 'final' },
    },
    output: ({ context }) => context,
  })

export const locationMachine = /* @__PURE__ */ makeLocationMachine(/* @__PURE__ */ declareActors())
