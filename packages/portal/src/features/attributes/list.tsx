import type { OwnAttribute } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { AttributesScreen } from '@tracemark/ui/screens/attributes'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/list-of.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { attributes } from './resource.ts'
import { AttributeTabs } from './tabs.tsx'

export const prefetch = prefetchList(attributes)

/** /org/:org/content/attributes */
export const Component = () => {
  const t = useTranslate()
  const list = useResourceList(attributes)
  const rowActions = (row: OwnAttribute) =>
    (list.rowActions?.(row) ?? []).map((action) =>
      action.id === 'delete' && row.isInUse ? { ...action, disabled: true, hint: t('attributes:used') } : action,
    )
  return (
    <>
      <AttributeTabs current="own" onCreate={list.onCreate}>
        <AttributesScreen {...list} rowActions={rowActions} />
      </AttributeTabs>
      <Outlet />
    </>
  )
}
