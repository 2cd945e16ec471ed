import type { ValueChain } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { ValueChainsScreen } from '@tracemark/ui/screens/value-chains'
import { Outlet } from 'react-router'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useUses, withInstead } from '../../platform/resource/use-uses.ts'
import { valueChains } from './resource.ts'
import { useArchiving } from './use-archiving.ts'

/** /org/:org/settings/value-chains/list */
export const Component = () => {
  const list = useResourceList(valueChains)
  const getArchiving = useArchiving(list.page?.items)
  const uses = useUses()
  const t = useTranslate()
  const rowActions = (row: ValueChain): ListAction[] => {
    const base = list.rowActions?.(row) ?? []
    const archiving = getArchiving(row)
    const isDelete = ({ id }: ListAction) => id === 'delete'
    return [
      ...base.filter((action) => !isDelete(action)),
      ...archiving,
      ...base
        .filter(isDelete)
        .map((action) =>
          withInstead(action, uses.instead('archive', archiving, row.id), row.isDefault ? t('value-chains:default_kept') : undefined),
        ),
    ]
  }
  return (
    <>
      <ValueChainsScreen {...list} rowActions={rowActions} />
      <Outlet />
    </>
  )
}
