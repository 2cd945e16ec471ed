import { ApiError, readTokenClaims } from '@tracemark/api/client'
import { isPassing, toFailure } from '../shared/failure.ts'
import { loggedAs } from '../shared/logger.ts'
import { LINK_LEFT_MS, PREPARED_FOR_MS } from './guided-tasks.constants.ts'
import { type GuidedTasksDependencies, getPlaceKey, toAddress } from './guided-tasks.dependencies.ts'
import type { FieldPlace, GuidedAddress, GuidedEvent, TaskList } from './guided-tasks.types.ts'
import { type KeptPlace, linkKey } from './offline-cache.ts'

type Prepared = Extract<GuidedEvent, { type: 'PREPARED' }>

export const unreachable = () => new ApiError('network_unreachable', 'This device does not know it.')

/** The links of a place's tasks, and their forms, as far as this device holds them. */
export const createPreparedLinks = (dependencies: GuidedTasksDependencies) => {
  const { client, organization, holder, viewer, cache, runs, bringFor, createRunId, now, logger } = dependencies
  const { slug } = organization
  const own = (taskId: string) => linkKey(holder, taskId)
  const age = (time: string | undefined) => now().getTime() - Date.parse(time ?? '1970-01-01')
  const isFresh = (link: string) => readTokenClaims(link).exp * 1_000 - now().getTime() > LINK_LEFT_MS

  /** Whether a run of this link can begin without a network. */
  const isPrepared = async (kept: KeptPlace['links'][string] | undefined): Promise<boolean> =>
    kept?.preparedAt !== undefined && isFresh(kept.link) && (await runs.knows(kept.link))

  const keepLink = (address: GuidedAddress, taskId: string, link: Partial<KeptPlace['links'][string]>) =>
    cache.changePlace(
      getPlaceKey(slug, address),
      (before) => before && { ...before, links: { ...before.links, [own(taskId)]: { link: '', ...before.links[own(taskId)], ...link } } },
    )

  /** Links on their way: the run and its preparation take the same one. */
  const asked = new Map<string, Promise<string>>()

  const mint = async (place: FieldPlace, taskId: string): Promise<string> => {
    const address = toAddress(place)
    const kept = (
      await cache.place(getPlaceKey(slug, address)).catch(loggedAs(logger, 'What this device keeps could not be read.', undefined))
    )?.links[own(taskId)]
    if (kept && kept.link !== '' && isFresh(kept.link)) return kept.link
    if (!viewer()) throw unreachable()
    const body = { channel: 'Portal' as const, ...(place.item && { itemId: place.item.id }) }
    const { jwt } = await client.taskAssets.executionToken({ params: { id: taskId }, body })
    // A device that keeps nothing works as long as there is a network.
    await keepLink(address, taskId, { link: jwt, preparedAt: undefined }).catch(
      loggedAs(logger, 'This device could not keep it.', undefined),
    )
    return jwt
  }

  const getLink = (place: FieldPlace, taskId: string): Promise<string> => {
    const name = `${place.thing.id} ${place.item?.id ?? ''} ${taskId}`
    const link = asked.get(name) ?? mint(place, taskId)
    asked.set(name, link)
    link.catch(() => undefined).finally(() => asked.delete(name))
    return link
  }

  const prepareTask = async (place: FieldPlace, taskId: string, signal: AbortSignal): Promise<Prepared> => {
    const link = await getLink(place, taskId)
    const created = await client.taskRuns.create({ body: { id: createRunId() } }, { token: link, signal })
    await runs.prepare(link, created)
    const asks = created.execution.config.widgets.map(({ parameters }) => parameters.input)
    await bringFor(asks)
    await keepLink(toAddress(place), taskId, { asks, preparedAt: now().toISOString() })
    return { type: 'PREPARED', taskId, asks }
  }

  /** Until the network is gone, or nobody waits. Gives the first error that kept a task away. */
  const prepareAll = async ({ place, tasks }: TaskList, signal: AbortSignal, tell: (event: Prepared) => void): Promise<unknown> => {
    let first: unknown
    for (const { id } of tasks) {
      const kept = (await cache.place(getPlaceKey(slug, toAddress(place))))?.links[own(id)]
      // As it is now: each time that the network comes back asks anew.
      const isFreshlyPrepared = (await isPrepared(kept)) && age(kept?.preparedAt) < PREPARED_FOR_MS
      if (signal.aborted || !viewer()) return unreachable()
      try {
        // A newer release may have come since, with a reader of its own.
        if (isFreshlyPrepared) await bringFor(kept?.asks ?? [])
        else tell(await prepareTask(place, id, signal))
      } catch (error) {
        // What the server refuses for one task it may give for the next; a network that is gone comes back.
        if (isPassing(toFailure(error))) return error
        first ??= error
      }
    }
    return first
  }

  return { isPrepared, getLink, prepareAll }
}

export type PreparedLinks = ReturnType<typeof createPreparedLinks>
