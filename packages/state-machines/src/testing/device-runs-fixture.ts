import type { AnswerForm } from '@tracemark/api/schemas'
import type { RunCorrection, RunRecord } from '../device-runs/run-record.ts'
import { execution, INTERACTION_ID, RUN_ID } from './task-run-fixture.ts'

/** A finished run that waits to be sent, as the server knows it. */
export const savedRun: RunRecord = {
  runId: RUN_ID,
  state: 'saved',
  api: 'http://api.test',
  link: 'link-token',
  executionToken: 'execution-token',
  execution,
  answers: { weight: 4 },
  reportedDate: '2026-03-02T08:00:00.000Z',
  attempts: 0,
  changedAt: '2026-03-02T08:00:00.000Z',
}

/** What an interaction says, with a photo of it. */
export const answerForm: AnswerForm = {
  interaction: {
    _id: INTERACTION_ID,
    orgId: 101,
    thingId: execution.thingId,
    name: execution.task.name,
    classification: 'notice',
    thing: execution.thing,
    task: execution.task,
    reportedDate: '2026-03-02T08:00:00.000Z',
    recordDate: '2026-03-02T08:00:00.000Z',
  },
  config: {
    ...execution.config,
    widgets: [...execution.config.widgets, { id: 'photo', parameters: { input: 'photo', label: 'Photo', required: false } }],
  },
  answers: { weight: 4 },
  attachments: [{ stepId: 'photo', name: 'patio.jpg', file: '/files/101/before', camera: true, label: 'Photo', input: 'photo' }],
  correction: 'open',
}

export const correction: RunCorrection = {
  interactionId: INTERACTION_ID,
  organization: { id: 101, slug: 'sierra-alta' },
  subject: 'worker',
  form: answerForm,
  version: '"1"',
  unread: [],
}

/** New answers of it, which wait to be sent. */
export const savedCorrection: RunRecord = { ...savedRun, link: '', executionToken: undefined, answers: { weight: 5 }, correction }
