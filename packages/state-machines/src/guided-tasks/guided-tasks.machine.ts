import { assign, sendTo } from 'xstate'
import { toFailure } from '../shared/failure.ts'
import { getCurrentTask, setUpGuidedTasks } from './guided-tasks.setup.ts'
import type { GuidedContext } from './guided-tasks.types.ts'

const remembered = {
  type: 'remember' as const,
  params: ({ context }: { context: GuidedContext }) => ({ address: context.address, doneAt: getCurrentTask(context)?.doneAt ?? '' }),
}

/** Tasks of an asset or unit, one after another (specification 1, section 2: OrganizationPerformGFT; docs/decisions/guided-tasks.md). */
export const guidedTasksMachine = setUpGuidedTasks.createMachine({
  id: 'guidedTasks',
  context: ({ input: { address } }) => ({ address, outcomes: {}, search: '', page: 1, tries: 0 }),
  initial: 'arriving',
  invoke: { id: 'download', src: 'download' },
  on: {
    DOWNLOAD: { actions: sendTo('download', ({ event }) => event) },
    HELD: { actions: { type: 'keepHolding', params: ({ event }) => event } },
    SHOW: {
      guard: { type: 'isElsewhere', params: ({ event }) => event.address },
      target: '.arriving',
      actions: ['leavePlace', { type: 'arrive', params: ({ event }) => event.address }],
    },
  },
  states: {
    arriving: {
      always: [{ guard: 'isNowhere', target: 'choosing' }, { guard: 'isChoosingUnit', target: 'choosing' }, { target: 'place' }],
    },
    /** An asset, or one of its units: from a list, or by the code of a label. */
    choosing: {
      type: 'parallel',
      states: {
        list: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isNowhere', target: 'places' }, { target: 'units' }] },
            places: {
              initial: 'reading',
              states: {
                reading: {
                  invoke: {
                    src: 'readPlaces',
                    onDone: {
                      target: 'open',
                      actions: [
                        { type: 'keepList', params: ({ event }) => event.output },
                        { type: 'answer', params: ({ event }) => event.output.source },
                      ],
                    },
                    onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
                  },
                },
                failed: {
                  after: { tryAgain: { guard: 'mayPass', target: 'reading' } },
                  on: { RETRY: { target: 'reading', actions: 'forget' }, ONLINE: { guard: 'mayPass', target: 'reading' } },
                },
                open: {
                  after: { tryAgain: { guard: 'hasKeptPlaces', target: 'reading' } },
                  on: { ONLINE: { guard: 'hasKeptPlaces', target: 'reading' } },
                },
              },
            },
            units: {
              initial: 'reading',
              on: { SEARCH: { target: '.waiting', actions: { type: 'search', params: ({ event }) => event } } },
              states: {
                waiting: { after: { typing: 'reading' } },
                reading: {
                  invoke: {
                    src: 'readUnits',
                    input: ({ context: { address, units, search, page } }) => ({
                      thingId: address.thingId ?? '',
                      thing: units?.thing,
                      search,
                      page,
                    }),
                    onDone: [
                      { guard: { type: 'hasNoUnits', params: ({ event }) => event.output }, target: 'none', actions: 'tellWhole' },
                      {
                        target: 'open',
                        actions: [
                          { type: 'keepUnits', params: ({ event }) => event.output },
                          { type: 'answer', params: ({ event }) => event.output.source },
                        ],
                      },
                    ],
                    onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
                  },
                },
                failed: {
                  after: { tryAgain: { guard: 'mayPass', target: 'reading' } },
                  on: { RETRY: { target: 'reading', actions: 'forget' }, ONLINE: { guard: 'mayPass', target: 'reading' } },
                },
                open: {
                  after: { tryAgain: { guard: 'hasKeptUnits', target: 'reading' } },
                  on: {
                    MORE: { guard: 'hasMoreUnits', target: 'reading', actions: 'askForMore' },
                    ONLINE: { guard: 'hasKeptUnits', target: 'reading' },
                  },
                },
                /** The page goes on to the asset's tasks. */
                none: {},
              },
            },
          },
        },
        code: {
          initial: 'open',
          on: { LOOK_UP: { target: '.lookingUp', actions: assign({ code: ({ event }) => event.code, codeFailure: undefined }) } },
          states: {
            open: {},
            lookingUp: {
              invoke: {
                src: 'lookUp',
                input: ({ context }) => ({ code: context.code ?? '' }),
                onDone: { target: 'open', actions: { type: 'tellFound', params: ({ event }) => event.output } },
                onError: [
                  { guard: { type: 'isUnknown', params: ({ event }) => toFailure(event.error) }, target: 'unknown' },
                  { target: 'open', actions: { type: 'failCode', params: ({ event }) => toFailure(event.error) } },
                ],
              },
            },
            /** The code names nothing of this organization. */
            unknown: {},
          },
        },
      },
    },
    place: {
      initial: 'reading',
      on: {
        SHOW: {
          guard: { type: 'isHere', params: ({ event }) => event.address },
          actions: assign({ address: ({ event }) => event.address }),
        },
      },
      states: {
        reading: {
          invoke: {
            src: 'readTasks',
            input: ({ context }) => ({ address: context.address }),
            onDone: {
              target: 'present',
              actions: [assign({ at: ({ event }) => event.output }), { type: 'answer', params: ({ event }) => event.output.source }],
            },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        failed: {
          after: { tryAgain: { guard: 'mayPass', target: 'reading' } },
          on: { RETRY: { target: 'reading', actions: 'forget' }, ONLINE: { guard: 'mayPass', target: 'reading' } },
        },
        present: {
          initial: 'deciding',
          invoke: {
            id: 'prepare',
            src: 'prepare',
            input: ({ context: { at } }) => {
              if (!at) throw new Error('The place was not read.')
              return { at }
            },
          },
          on: {
            PREPARED: { actions: { type: 'keepPrepared', params: ({ event }) => event } },
            SHOW: [
              // Nothing has changed: a run that is open stays so.
              { guard: { type: 'isSame', params: ({ event }) => event.address } },
              {
                guard: { type: 'isHere', params: ({ event }) => event.address },
                target: '.deciding',
                actions: { type: 'arrive', params: ({ event }) => event.address },
              },
            ],
          },
          states: {
            deciding: {
              always: [{ guard: 'isAtTask', target: 'running' }, { guard: 'isOver', target: 'finished' }, { target: 'listing' }],
            },
            listing: {
              after: { tryAgain: { guard: 'hasKeptTasks', target: '#guidedTasks.place.reading' } },
              on: { ONLINE: { guard: 'hasKeptTasks', target: '#guidedTasks.place.reading' } },
            },
            running: {
              initial: 'opening',
              on: {
                SKIP: [
                  { guard: 'hasNext', actions: [{ type: 'keepOutcome', params: { outcome: 'skipped' } }, 'tellNext'] },
                  { actions: [{ type: 'keepOutcome', params: { outcome: 'skipped' } }, 'tellOver'] },
                ],
                STOP: { actions: 'tellOver' },
              },
              states: {
                opening: {
                  invoke: {
                    src: 'open',
                    input: ({ context: { at, address } }) => {
                      if (!at) throw new Error('The place was not read.')
                      return { place: at.place, taskId: address.taskId ?? '' }
                    },
                    onDone: { target: 'open', actions: ['succeed', assign({ link: ({ event }) => event.output })] },
                    onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
                  },
                },
                failed: {
                  after: { tryAgain: { guard: 'mayPass', target: 'opening' } },
                  on: { RETRY: { target: 'opening', actions: 'forget' }, ONLINE: { guard: 'mayPass', target: 'opening' } },
                },
                open: {
                  on: {
                    RECORDED: {
                      target: '#guidedTasks.place.present.between',
                      actions: [{ type: 'keepOutcome', params: { outcome: 'recorded' } }, 'keepDone', remembered],
                    },
                    SAVED: {
                      target: '#guidedTasks.place.present.between',
                      actions: [{ type: 'keepOutcome', params: { outcome: 'saved' } }, 'keepDone', remembered],
                    },
                  },
                },
              },
            },
            /** One task is done: its result stands there, and what comes next. */
            between: {
              on: {
                NEXT: [{ guard: 'hasNext', actions: 'tellNext' }, { actions: 'tellOver' }],
                STOP: { actions: 'tellOver' },
              },
            },
            finished: {},
          },
        },
      },
    },
  },
})
