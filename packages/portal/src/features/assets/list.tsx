import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { Asset, TableFormat } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { AssetsScreen } from '@tracemark/ui/screens/assets/list'
import { Outlet, useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useUses, withInstead } from '../../platform/resource/use-uses.ts'
import { useExportFile } from '../../platform/use-export-file.ts'
import { categories } from '../categories/resource.ts'
import { templates } from '../templates/resource.ts'
import { valueChains } from '../value-chains/resource.ts'
import { tasks } from './find-tasks.ts'
import { toAssetExport } from './list-query.ts'
import { assets } from './resource.ts'
import { useFinder } from './use-finder.ts'
import { useListedAssetActions } from './use-listed-asset-actions.ts'

export const prefetch = prefetchList(assets)

/** /org/:org/products/list */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const list = useResourceList(assets)
  const actions = useListedAssetActions(list.page?.items)
  const uses = useUses()
  const exporting = useExportFile<TableFormat>((look) => ({ list: 'assets', query: { ...look, ...toAssetExport(list.query) } }))
  const { filters } = list.query
  const totals = useQuery({
    queryKey: ['assets', organization.id, 'totals'],
    queryFn: ({ signal }) => client.assets.totals({}, { signal }),
    // The rows come first.
    enabled: !list.loading,
  })
  const isThere = !list.loading
  const kinds = {
    categoryId: may(contract.categories.list),
    valueChainId: may(contract.valueChains.list),
    templateId: may(contract.templates.list),
    taskId: may(contract.tasks.list),
  }
  const category = useFinder(categories, filters?.categoryId, isThere && kinds.categoryId)
  const chain = useFinder(valueChains, filters?.valueChainId, isThere && kinds.valueChainId)
  const template = useFinder(templates, filters?.templateId, isThere && kinds.templateId)
  const task = useFinder(tasks, filters?.taskId, isThere && kinds.taskId)
  const finders = {
    ...(kinds.categoryId && { categoryId: category }),
    ...(kinds.valueChainId && { valueChainId: chain }),
    ...(kinds.templateId && { templateId: template }),
    ...(kinds.taskId && { taskId: task }),
  }
  const rowActions = (row: Asset): ListAction[] => {
    const base = list.rowActions?.(row) ?? []
    const isDelete = ({ id }: ListAction) => id === 'delete'
    const own = actions.getActions(row)
    const instead = uses.instead('archive', own, row.id) ?? uses.instead('hide', own, row.id)
    return [
      ...base.filter((action) => !isDelete(action)),
      ...(may(contract.assets.duplicate) ? [actions.getCopy(row)] : []),
      ...own,
      ...base.filter(isDelete).map((action) => withInstead(action, instead)),
    ]
  }
  const bulkActions = [...actions.getBulkActions(filters?.hidden === true), ...(list.bulkActions ?? [])]
  return (
    <>
      <AssetsScreen
        {...list}
        {...exporting}
        rowActions={rowActions}
        bulkActions={bulkActions}
        totals={totals.data}
        interactions={
          may(contract.interactions.list)
            ? { href: addresses.interactions.list.to({ org: organization.slug }), onOpen: (href) => void navigate(href) }
            : undefined
        }
        finders={finders}
      />
      <Outlet />
    </>
  )
}
