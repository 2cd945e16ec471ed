import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import { contract } from '@tracemark/api/contract'
import type { Attention } from '@tracemark/ui/screens/dashboard'
import type { useOrganization } from '../../platform/organization-context.tsx'
import { findMidnight } from '../../platform/resource/call-query.ts'
import { rangeStart } from '../interactions/list-query.ts'

/** Jobs are due soon in these days, today included. */
const SOON_DAYS = 7

const pad = (part: number): string => String(part).padStart(2, '0')
const toDay = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** The first and the last day in which jobs are due soon, by the device. */
const findSoon = (now: Date): { from: string; to: string } => ({
  from: toDay(now),
  to: toDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + SOON_DAYS - 1)),
})

/** How many there are of what asks for somebody: the same questions as the lists behind them ask (`getAttentionHref`). */
export const countAttention = async (
  client: OrganizationClient,
  may: ReturnType<typeof useOrganization>['may'],
  signal: AbortSignal,
): Promise<Attention> => {
  const now = serverClock.date()
  const { from, to } = findSoon(now)
  const countJobs = async (query: NonNullable<Parameters<OrganizationClient['jobs']['list']>[0]>['query']) => {
    const { totalItems } = await client.jobs.list({ query: { ...query, perPage: 1 } }, { signal })
    return { count: totalItems }
  }
  const countInteractions = async (query: NonNullable<Parameters<OrganizationClient['interactions']['list']>[0]>['query']) => {
    const { totalItems, isAtLeast } = await client.interactions.list({ query: { ...query, perPage: 1 } }, { signal })
    return { count: totalItems, isAtLeast }
  }
  const [mayJobs, mayInteractions] = [may(contract.jobs.list), may(contract.interactions.list)]
  const [overdue, due, review, changed] = await Promise.all([
    mayJobs ? countJobs({ overdue: true }) : undefined,
    mayJobs ? countJobs({ status: ['open', 'in_progress'], dueDateFrom: findMidnight(from), dueDateTo: findMidnight(to, 1) }) : undefined,
    mayInteractions ? countInteractions({ review: ['received'] }) : undefined,
    mayInteractions ? countInteractions({ changedFrom: rangeStart('yesterday', now).toISOString() }) : undefined,
  ])
  return { overdue, due, review, changed }
}

/** The list behind a number of `countAttention`. */
export const getAttentionHref = (org: string, name: keyof Attention): string => {
  const jobs = addresses.jobs.list.to({ org })
  const interactions = addresses.interactions.list.to({ org })
  const { from, to } = findSoon(serverClock.date())
  const hrefs = {
    overdue: `${jobs}?overdue=true`,
    due: `${jobs}?status=open,in_progress&dueDate=${from}..${to}`,
    review: `${interactions}?review=received&range=all`,
    changed: `${interactions}?range=yesterday`,
  }
  return hrefs[name]
}
