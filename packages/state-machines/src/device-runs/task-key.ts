/**
 * Names the task behind a link, the same for each of its tokens: what was read of it with one serves another. A token that
 * can't be read names itself.
 */
export const taskKey = (api: string, link: string): string => {
  try {
    const [, payload = ''] = link.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const { orgId, taskThingId, itemId } = claims as Record<string, unknown>
    if (taskThingId !== undefined) return [api, orgId, taskThingId, itemId ?? ''].join(' ')
  } catch {
    // Not a token of ours; the server will say so.
  }
  return `${api} ${link}`
}
