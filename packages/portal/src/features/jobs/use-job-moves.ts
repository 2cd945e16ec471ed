import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import { jobStatusAt, jobTransitions } from '@tracemark/api/rules'
import { type Job, type JobStatus, jobStatuses } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { type MessageKey, useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { jobs } from './resource.ts'

const moves = {
  open: { label: 'jobs:reopen', icon: 'undo' },
  in_progress: { label: 'jobs:start', icon: 'play' },
  completed: { label: 'jobs:complete', icon: 'check' },
  cancelled: { label: 'jobs:cancel', icon: 'close' },
} as const

/** What has expired opens again with a later date, in its form. */
const isLasting = (status: JobStatus, { expiryDate }: Job) => jobStatusAt(status, expiryDate, serverClock.date()) === status

const mayMove = (job: Job, status: JobStatus) => jobTransitions[job.status].includes(status) && isLasting(status, job)

/** Why a job that is so can't become what it may not. */
const refusals = {
  open: 'jobs:refused.expires',
  in_progress: 'jobs:refused.expires',
  completed: 'jobs:refused.completed',
  cancelled: 'jobs:refused.cancelled',
  expired: 'jobs:refused.expired',
} as const satisfies Record<JobStatus, MessageKey>

const getRefusal = (job: Job, status: JobStatus): MessageKey => {
  if (status === 'expired') return 'jobs:refused.expires'
  // It would expire at once.
  return refusals[jobTransitions[job.status].includes(status) ? 'expired' : job.status]
}

/** Moves of a job to each status that it may have next; it expires by itself. `getRefused`: those that it may not make, with the reason. */
export const useJobMoves = (rows: readonly Job[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const each = useRowCalls([jobs.name, organization.id], rows, jobs.getName)
  const isMove = (status: JobStatus): status is keyof typeof moves => status !== 'expired'
  const mayUpdate = may(contract.jobs.update)
  const getMoves = (job: Job): ListAction[] =>
    mayUpdate
      ? jobStatuses
          .filter(isMove)
          .filter((status) => mayMove(job, status))
          .map((status) => ({
            id: status,
            label: t(moves[status].label),
            icon: moves[status].icon,
            result: 'updated',
            run: each({ kind: status, call: (id, options) => client.jobs.update({ params: { id }, body: { status } }, options) }, (name) =>
              t('jobs:moved', { name, status: t(`names:status.job.${status}`) }),
            ),
          }))
      : []
  const getRefused = (job: Job): ListAction[] =>
    mayUpdate
      ? jobStatuses
          .filter((status) => status !== job.status && !mayMove(job, status))
          .map((status) => ({
            id: status,
            label: t(isMove(status) ? moves[status].label : 'jobs:expire'),
            icon: isMove(status) ? moves[status].icon : 'clock',
            disabled: true,
            hint: t(getRefusal(job, status)),
            onSelect: () => undefined,
          }))
      : []
  return { getMoves, getRefused }
}
