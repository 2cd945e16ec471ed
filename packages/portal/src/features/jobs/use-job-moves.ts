import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import { jobStatusAt, jobTransitions } from '@tracemark/api/rules'
import type { Job, JobStatus } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { jobs } from './resource.ts'

const moves = {
  open: { label: 'jobs:reopen', icon: 'undo' },
  in_progress: { label: 'jobs:start', icon: 'play' },
  completed: { label: 'jobs:complete', icon: 'check' },
  cancelled: { label: 'jobs:cancel', icon: 'close' },
} as const

/** Moves of a job to each status that it may have next. It expires by itself. */
export const useJobMoves = (rows: readonly Job[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const each = useRowCalls([jobs.name, organization.id], rows, jobs.getName)
  const isMove = (status: JobStatus): status is keyof typeof moves => status !== 'expired'
  /** What has expired opens again with a later date, in its form. */
  const stays = (status: JobStatus, { expiryDate }: Job) => jobStatusAt(status, expiryDate, serverClock.date()) === status
  return (job: Job): ListAction[] =>
    may(contract.jobs.update)
      ? jobTransitions[job.status]
          .filter(isMove)
          .filter((status) => stays(status, job))
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
}
