import { expect, test } from 'vitest'
import { explore } from '../../testing/explore.ts'
import { execution } from '../../testing/task-run-fixture.ts'
import { formPageMachine } from './form-page.machine.ts'

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(formPageMachine, {
    inputs: [{ widgets: execution.config.widgets, answers: {}, files: {} }],
    events: [
      { type: 'PAGE_LOADED' },
      { type: 'PAGE_OPENED' },
      { type: 'PAGE_COMPLETED', answers: { weight: 4 } },
      { type: 'PAGE_COMPLETED', answers: { weight: 'heavy' } },
      { type: 'PAGE_FAILED' },
      { type: 'RETRY' },
      { type: 'xstate.after.formPageSilence.formPage.opening' },
      { type: 'xstate.after.formPageSilence.formPage.loaded' },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
