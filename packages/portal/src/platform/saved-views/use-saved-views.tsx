import { savedViewLists } from '@tracemark/api/schemas'
import type { SavedViews } from '@tracemark/ui/components/list-frame'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useState } from 'react'
import type { ListShape } from '../list-search-params.ts'
import type { OpenedView } from './opened-view.ts'

const viewsCode = onDemand(() => import('./ViewsOfList.tsx'), ['saved-views'])

/** The views of a list, where it is one that people keep views of. `table`: under which name each person's look of the list is kept. */
export const useSavedViews = (name: string, shape: ListShape, table: string = name): SavedViews | undefined => {
  const list = savedViewLists.find((known) => known === name)
  const [opened, setOpened] = useState<OpenedView>()
  const ViewsOfList = useOnDemand(viewsCode, list !== undefined)?.ViewsOfList
  if (list === undefined) return undefined
  return {
    bar: ViewsOfList && ((given) => <ViewsOfList {...given} list={list} shape={shape} table={table} onOpened={setOpened} />),
    ...opened,
  }
}
