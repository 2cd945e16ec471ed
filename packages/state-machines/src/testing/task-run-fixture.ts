import type { Location, TaskRun, TaskRunCreated, TaskRunResult, Widget } from '@tracemark/api/schemas'

const id = (last: number) => `0198c5a0-0000-7000-8000-${String(last).padStart(12, '0')}`

export const RUN_ID = id(1)
export const INTERACTION_ID = id(3)

export const execution: TaskRun = {
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

export const created: TaskRunCreated = { id: RUN_ID, token: 'execution-token', execution }

export const result: TaskRunResult = {
  executionId: RUN_ID,
  interactionId: INTERACTION_ID,
  classification: 'notice',
  taskResultMessage: '{"title":"Thank you","description":"Recorded."}',
  valueChain: { name: 'Coffee', elements: [] },
}

export const location: Location = { point: { type: 'Point', coordinates: [-72.5, -13.1] }, pointAccuracy: 12 }

const wallet: Widget = {
  id: 'wallet',
  parameters: { input: 'evernymInvitation', label: 'Wallet', required: true, evernymIssuerId: 'cafe' },
}

/** An invitation to a credential, by itself and beside other questions. */
export const asking: TaskRun = { ...execution, type: 'evernymInvitation', config: { widgets: [wallet] } }
export const askingMore: TaskRun = { ...asking, config: { widgets: [wallet, ...execution.config.widgets] } }

/** A form of another site. */
export const onPage: TaskRun = { ...execution, config: { ...execution.config, formstackUri: 'https://forms.example/visit' } }
