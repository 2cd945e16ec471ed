import type { Location, TaskRun, TaskRunAttachment, TaskRunCreated, TaskRunResult, TaskRunUpdate } from '@tracemark/api/schemas'
import { fromPromise } from 'xstate'
import { type DeliveryCall, deliveryMachine } from '../device-runs/delivery.machine.ts'
import type { TaskRunCall } from '../device-runs/run-calls.types.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import { correctionMachine } from '../task-run/correction/correction.machine.ts'
import { credentialInvitationMachine } from '../task-run/credential-invitation/credential-invitation.machine.ts'
import { locationMachine } from '../task-run/location/location.machine.ts'
import { taskRunMachine } from '../task-run/task-run.machine.ts'
import { createControlledTask } from './tasks.ts'

type Read = { id: string; execution: TaskRun }

/** A run's machine with its parts, each call of which the test decides. */
export const createTaskRunTasks = () => {
  const tasks = {
    create: createControlledTask<TaskRunCreated, { runId: string; token: string }>(),
    read: createControlledTask<Read, TaskRunCall>(),
    deliveryCreate: createControlledTask<TaskRunCreated, DeliveryCall>(),
    update: createControlledTask<void, DeliveryCall & { body: TaskRunUpdate }>(),
    process: createControlledTask<TaskRunResult, DeliveryCall>(),
    complete: createControlledTask<TaskRunResult, DeliveryCall>(),
    locate: createControlledTask<Location>(),
    locateByNetwork: createControlledTask<Location>(),
    invite: createControlledTask<{ inviteUrl: string }, { token: string; issuerId: string }>(),
    classify: createControlledTask<void, { token: string; interactionId: string; elementId: string | null }>(),
  }
  /** Files on their way to the server, which has them at once. */
  const uploaded: RunFiles[] = []
  const upload = fromPromise<TaskRunAttachment[], DeliveryCall & { files: RunFiles }>(async ({ input }) => {
    uploaded.push(input.files)
    return []
  })
  const { create, read, deliveryCreate, update, process, complete, locate, locateByNetwork, invite, classify } = tasks
  const machine = taskRunMachine.provide({
    actors: {
      create: create.actor,
      read: read.actor,
      location: locationMachine.provide({ actors: { locate: locate.actor, locateByNetwork: locateByNetwork.actor } }),
      credentialInvitation: credentialInvitationMachine.provide({ actors: { invite: invite.actor, read: read.actor } }),
      delivery: deliveryMachine.provide({
        actors: {
          ...{ create: deliveryCreate.actor, upload, update: update.actor },
          ...{ process: process.actor, complete: complete.actor },
        },
      }),
      correction: correctionMachine.provide({ actors: { classify: classify.actor } }),
    },
  })
  return { tasks, uploaded, machine }
}
