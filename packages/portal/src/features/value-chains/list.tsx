import { contract } from '@tracemark/api/contract'
import type { ValueChain } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { ValueChainsScreen } from '@tracemark/ui/screens/value-chains'
import { Outlet } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { valueChains } from './resource.ts'

/** /org/:org/settings/value-chains/list */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const t = useTranslate()
  const list = useResourceList(valueChains)
  const each = useRowCalls([valueChains.name, organization.id], list.page?.items, valueChains.nameOf)
  const isDelete = ({ id }: ListAction) => id === 'delete'
  /** Archives a chain that is in use, and brings one back that is not. */
  const archiving = ({ archived }: ValueChain): ListAction => {
    const kind = archived ? 'restore' : 'archive'
    return {
      id: kind,
      label: t(`assets:action.${kind}`),
      icon: archived ? 'undo' : 'archive',
      run: each(
        { kind, call: (id, options) => client.valueChains.update({ params: { id }, body: { archived: !archived } }, options) },
        (name) => t(archived ? 'assets:done.restored' : 'assets:done.archived', { name }),
      ),
    }
  }
  const rowActions = (row: ValueChain): ListAction[] => {
    const base = list.rowActions?.(row) ?? []
    return [
      ...base.filter((action) => !isDelete(action)),
      ...(may(contract.valueChains.update) && !row.isDefault ? [archiving(row)] : []),
      ...base.filter(isDelete),
    ]
  }
  return (
    <>
      <ValueChainsScreen {...list} rowActions={rowActions} />
      <Outlet />
    </>
  )
}
