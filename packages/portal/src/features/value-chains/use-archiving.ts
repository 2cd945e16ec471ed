import { contract } from '@tracemark/api/contract'
import type { ValueChain } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { valueChains } from './resource.ts'

/** Archives a chain that is in use, and brings one back that is not. The default chain stays in use. */
export const useArchiving = (rows: readonly ValueChain[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const each = useRowCalls([valueChains.name, organization.id], rows, valueChains.getName)
  return ({ archived, isDefault }: ValueChain): ListAction[] => {
    if (isDefault || !may(contract.valueChains.update)) return []
    const kind = archived ? 'restore' : 'archive'
    return [
      {
        id: kind,
        label: t(`assets:action.${kind}`),
        icon: archived ? 'undo' : 'archive',
        run: each(
          { kind, call: (id, options) => client.valueChains.update({ params: { id }, body: { archived: !archived } }, options) },
          (name) => t(archived ? 'assets:done.restored' : 'assets:done.archived', { name }),
        ),
      },
    ]
  }
}
