import type { Execution, ExecutionCreated, ExecutionResult, Location } from '@tracemark/api/schemas'

const id = (last: number) => `0198c5a0-0000-7000-8000-${String(last).padStart(12, '0')}`

export const RUN_ID = id(1)
export const EXECUTION_ID = id(2)
export const INTERACTION_ID = id(3)

export const execution: Execution = {
  type: 'quicktask',
  state: 'created',
  thingId: id(4),
  task: { id: id(5), name: 'Village visit' },
  thing: { id: id(4), name: 'Sierra Alta washed' },
  organization: { name: 'Sierra Alta' },
  config: {
    widgets: [
      { id: 'weight', parameters: { input: 'number', label: 'Weight', required: true, min: 1, unit: 'kg' } },
      { id: 'note', parameters: { input: 'text', label: 'Note', required: false, maxLength: 20 } },
    ],
  },
  executionData: {},
}

export const created: ExecutionCreated = { id: EXECUTION_ID, token: 'execution-token', execution }

export const result: ExecutionResult = {
  executionId: EXECUTION_ID,
  interactionId: INTERACTION_ID,
  classification: 'notice',
  taskResultMessage: '{"title":"Thank you","description":"Recorded."}',
  valueChain: { name: 'Coffee', elements: [] },
}

export const location: Location = { point: { type: 'Point', coordinates: [-72.5, -13.1] }, pointAccuracy: 12 }
