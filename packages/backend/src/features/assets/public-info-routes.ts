import { contract } from '@tracemark/api/contract'
import { toSlug } from '@tracemark/api/rules'
import { type PublicInfo, RICH_TEXT_MAX } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { requireShowable } from '../../entities/rich-text.ts'
import { withdrawFiles } from '../../entities/withdraw-files.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { filesShown, findPublicInfo, linksOfOthers, lockAsset, setDiscoveryTask, writePublicInfo } from './queries/assets.ts'

/** A link of the asset's name that no other asset has or had. A name in a script without Latin letters gives its id. */
const freeLink = async (db: ScopedDatabase, organizationId: number, name: string, id: string): Promise<string> => {
  const stem = toSlug(name) ?? id
  const taken = await linksOfOthers(db, organizationId, id, stem)
  let link = stem
  for (let number = 2; taken.has(link); number += 1) link = `${stem}-${number}`
  return link
}

type Found = NonNullable<Awaited<ReturnType<typeof findPublicInfo>>>

const answer = (thingId: string, { switches, publicLink, page, discovery }: Omit<Found, 'name'>): PublicInfo => ({
  thingId,
  ...switches,
  ...(publicLink !== undefined && { publicLink }),
  ...(page.heroImage !== undefined && { heroImage: page.heroImage }),
  highlights: page.highlights,
  journey: page.journey,
  content: page.content ?? {},
  showsHistory: page.showsHistory ?? false,
  showsEvents: page.showsEvents ?? false,
  identificationMethod: discovery.identificationMethod,
  ...(discovery.serialPrefix !== undefined && { serialPrefix: discovery.serialPrefix }),
  ...(discovery.task && { discoveryTaskId: discovery.task.linkId, discoveryTask: { id: discovery.task.id, name: discovery.task.name } }),
})

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Found> => {
  const found = await findPublicInfo(db, organizationId, id)
  if (!found) throw new ProblemError('not_found')
  return found
}

type Change = z.infer<(typeof contract)['assets']['updatePublicInfo']['body']>

const changed = (before: Found, change: Change) => {
  const { isEnabledPublicLink, isEnabledPublicContent, isEnabledDiscovery, isEnabledServices, publicLink, heroImage, ...others } = change
  const { identificationMethod, serialPrefix, discoveryTaskId: _, ...rest } = others
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { heroImage: hero, ...page } = { ...before.page, ...named }
  const image = heroImage === undefined ? hero : (heroImage ?? undefined)
  return {
    switches: {
      isEnabledPublicLink: isEnabledPublicLink ?? before.switches.isEnabledPublicLink,
      isEnabledPublicContent: isEnabledPublicContent ?? before.switches.isEnabledPublicContent,
      isEnabledDiscovery: isEnabledDiscovery ?? before.switches.isEnabledDiscovery,
      isEnabledServices: isEnabledServices ?? before.switches.isEnabledServices,
    },
    publicLink: publicLink === undefined ? before.publicLink : (publicLink ?? undefined),
    page: { ...page, ...(image !== undefined && { heroImage: image }) },
    discovery: {
      identificationMethod: identificationMethod ?? before.discovery.identificationMethod,
      serialPrefix: serialPrefix === undefined ? before.discovery.serialPrefix : (serialPrefix ?? undefined),
    },
  }
}

const missing = (field: string, code: 'required' | 'not_found', message: string) =>
  new ProblemError('invalid_content', { fields: [{ path: [field], message, code }] })

export const publicInfoRoutes = (implement: Implement, { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>): void => {
  implement(contract.assets.publicInfo, async ({ db, organizationId, params: { id } }) =>
    answer(id, await existing(db, organizationId, id)),
  )

  implement(contract.assets.updatePublicInfo, async ({ db, organizationId, params: { id }, body }) => {
    requireShowable(body.content?.longDescription, { path: ['content', 'longDescription'], max: RICH_TEXT_MAX })
    await lockAsset(db, organizationId, id)
    const before = await existing(db, organizationId, id)
    const after = changed(before, body)
    const isClosed = (name: 'isEnabledPublicLink' | 'isEnabledPublicContent') => before.switches[name] && !after.switches[name]
    const shown = isClosed('isEnabledPublicLink') || isClosed('isEnabledPublicContent') ? await filesShown(db, organizationId, id) : ''
    if (after.switches.isEnabledPublicLink && after.publicLink === undefined)
      after.publicLink = await freeLink(db, organizationId, before.name, id)
    const { identificationMethod, serialPrefix } = after.discovery
    if (identificationMethod === 'serialPrefix' && serialPrefix === undefined)
      throw missing('serialPrefix', 'required', 'is needed by this method')
    await writePublicInfo(db, organizationId, id, after)
    if (body.discoveryTaskId !== undefined && !(await setDiscoveryTask(db, organizationId, id, body.discoveryTaskId ?? undefined)))
      throw missing('discoveryTaskId', 'not_found', 'must be one of the tasks at this asset')
    await withdrawFiles(db, organizationId, shown, { ids, now: clock.now() })
    return answer(id, await existing(db, organizationId, id))
  })
}
