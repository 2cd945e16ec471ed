import { taskRuns } from '@tracemark/api/contract/task-runs'
import { Location, Problem, StoredFile, TaskResultMessage } from '@tracemark/api/schemas'
import { files, integrations, interactions } from '../task-run/late-calls.ts'

/** Every shape that a widget reads something with, for the test that compares them. */
export const created = taskRuns.create.response
export const answered = taskRuns.update.response
export const processed = taskRuns.process.response
export const upload = files.create.response
export const deleted = files.delete.response
export const invitation = integrations.invite.response
export const corrected = interactions.update.response
export const place = Location
export const problem = Problem
export const stored = StoredFile
export const result = TaskResultMessage
