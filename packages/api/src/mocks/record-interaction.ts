import { classify, recordedAnswers, recordedAttachments } from '../rules/index.ts'
import type { InteractionDetail, TaskRunResult } from '../schemas/index.ts'
import type { MockState, MockTaskRun } from './mock-state.ts'

const byId = <Row extends { id: string }>(rows: readonly Row[], id: string | undefined): Row => {
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw new TypeError(`The demo data has no row ${id}.`)
  return row
}

/** Puts the run's interaction first in the list, and gives what process answers. */
export const recordInteraction = (state: MockState, run: MockTaskRun): TaskRunResult => {
  const { demo } = state
  const task = byId(demo.tasks, run.taskThing.taskId)
  const thing = byId(demo.things, run.taskThing.thingId)
  const item = run.itemId === undefined ? undefined : byId(demo.items, run.itemId)
  const chain = byId(demo.valueChains, thing.valueChainId)
  const element = byId(chain.elements, run.taskThing.valueChainElementId)
  const { id, firstName, lastName } = state.account(run.accountId)
  const classification = classify(task.rules, task.defaultClassification, run.answers)
  const message = task.resultMessages[classification] ?? task.resultMessages.otherwise
  const recordDate = state.now().toISOString()
  const location = run.metadata?.location
  const interaction: InteractionDetail = {
    _id: crypto.randomUUID(),
    orgId: run.organizationId,
    thingId: thing.id,
    name: task.name,
    classification,
    thing: { id: thing.id, name: thing.name, image: thing.image },
    ...(item && { item: { id: item.id, name: item.name } }),
    task: { id: task.id, name: task.name },
    valueChainElement: { id: element.id, name: element.name, valueChainName: chain.name },
    reportedDate: run.metadata?.reportedDate ?? recordDate,
    recordDate,
    ...(location && { reportedLocation: location, recordLocation: location }),
    ...(!location && run.metadata?.placeNote !== undefined && { placeNote: run.metadata.placeNote }),
    createdBy: { id, name: `${firstName} ${lastName}` },
    ...(message && { taskResultMessage: JSON.stringify(message) }),
    ...(run.attachments && {
      attachments: recordedAttachments(task.config, run.attachments).map((attachment) => ({
        ...attachment,
        contentType: state.files.get(attachment.file)?.type,
      })),
    }),
    answers: recordedAnswers(task.config, run.answers),
  }
  state.interactions.unshift(interaction)
  return {
    executionId: run.id,
    interactionId: interaction._id,
    classification,
    ...(interaction.taskResultMessage && { taskResultMessage: interaction.taskResultMessage }),
    valueChain: { name: chain.name, selectedElementId: element.id, elements: chain.elements },
  }
}
