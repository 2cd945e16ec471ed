import type { RunRecord } from '../device-runs/run-record.ts'
import { execution, RUN_ID } from './task-run-fixture.ts'

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
