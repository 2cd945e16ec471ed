import type { RunDraft } from '../device-runs/run-keeper.ts'
import { toRun } from './run-context.ts'
import type { TaskRunContext } from './task-run.types.ts'

/** What a device has to keep of a run; `undefined` before there is a task to answer. */
export const toDraft = (context: TaskRunContext, state: RunDraft['state']): RunDraft | undefined =>
  context.execution && { ...toRun(context), state }
