import type { Use, Uses } from '@tracemark/api/schemas'
import type { Instead, KnownUses, ListAction, ShownUse } from '@tracemark/ui/components/list-frame'
import { useOrganization } from '../organization-context.tsx'
import { useTellFailure } from '../use-tell-failure.ts'
import { getEntityHref, getUseHref } from './get-use-href.ts'

interface Used {
  id: string
  name: string
}

/** An action that deletes, with what can be done where the entity stays. `note`: why nothing can be done yet. */
export const withInstead = (action: ListAction, instead: Instead | undefined, note?: string): ListAction =>
  action.run ? { ...action, confirm: { ...action.confirm, instead, note } } : action

/** What refers to entities, as it is shown before they are deleted, or where they stay because of it. */
export const useUses = () => {
  const { organization, may } = useOrganization()
  const tell = useTellFailure()
  const place = { org: organization.slug, may }
  const show = (usedBy: readonly Use[], used: Used): ShownUse[] =>
    usedBy.map(({ first, ...use }) => ({
      ...use,
      href: getUseHref(use, used, place),
      first: first?.map((one) => ({ ...one, href: getEntityHref(use.kind, one.id, place) })),
    }))
  return {
    show,
    ask: async (uses: Promise<Uses>, used: Used): Promise<KnownUses> => {
      const { deletable, usedBy } = await uses
      return { name: used.name, deletable, usedBy: show(usedBy, used) }
    },
    /** What is done with one that stays: one of its other actions, which tells itself what it did. */
    instead: (kind: Instead['kind'], actions: readonly ListAction[], id: string): Instead | undefined => {
      const run = actions.find((action) => action.id === kind)?.run
      const start = async (running: NonNullable<ListAction['run']>) => {
        const [failed] = await running([id], () => undefined, [], new AbortController().signal)
        if (failed) tell(failed.failure)
      }
      return run && { kind, onSelect: () => void start(run) }
    },
  }
}
