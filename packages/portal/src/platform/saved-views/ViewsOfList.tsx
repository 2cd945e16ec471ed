import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mayChangeView, mayShareViews } from '@tracemark/api/rules'
import type { SavedView, SavedViewList } from '@tracemark/api/schemas'
import type { GivenToViews } from '@tracemark/ui/components/list-frame'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import type { TableLayout } from '@tracemark/ui/components/table-layouts'
import { useToast } from '@tracemark/ui/components/toasts'
import { ViewBar } from '@tracemark/ui/components/view-bar'
import { loadChunk } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressParams } from '../address-params.ts'
import type { ListShape } from '../list-search-params.ts'
import { useOrganization } from '../organization-context.tsx'
import { usePreferences } from '../preferences-context.tsx'
import { readAnew } from '../resource/read-anew.ts'
import { useAccountView } from '../services-context.tsx'
import { useTellFailure } from '../use-tell-failure.ts'
import type { Asked } from './asked.ts'
import type { OpenedView } from './opened-view.ts'
import { isSameColumns } from './same-columns.ts'
import { savedViewsKey, savedViewsQuery } from './saved-view-queries.ts'
import { readViewQuery, SAVED, type ViewQuery, writeViewQuery } from './view-query.ts'

const dialogCode = onDemand(() => import('./SavedViewDialog.tsx'), ['forms', 'failures'])

/** In the address: no view, also where one is the person's own first. */
const NO_VIEW = 'all'

const isSameQuery = (one: ViewQuery, other: ViewQuery) => JSON.stringify(one) === JSON.stringify(other)

const NO_COLUMNS: TableLayout = {}

interface ViewsOfListProps extends GivenToViews {
  list: SavedViewList
  shape: ListShape
  /** Under which name each person's look of the list is kept. */
  table: string
  /** Hears how the open view has its columns, and what of it is missing; of nothing while none is open. */
  onOpened: (opened: OpenedView | undefined) => void
}

/** The views that people keep of a list. The open one is in the address, beside what the list is asked for. */
export const ViewsOfList = ({ list, shape, table, onOpened, ...given }: ViewsOfListProps) => {
  const { organization, client, permissions } = useOrganization()
  const account = useAccountView()
  const { preferences } = usePreferences()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params, changeParams] = useAddressParams()
  const t = useTranslate()
  const toast = useToast()
  const tell = useTellFailure()
  const [asked, setAsked] = useState<Asked>()
  const [changed, setChanged] = useState<{ id: string; layout: TableLayout }>()
  const Dialog = useOnDemand(dialogCode, asked !== undefined)?.SavedViewDialog
  const answer = useQuery(savedViewsQuery(client, list))

  const views = answer.data?.items
  const id = params.get(SAVED) ?? undefined
  const view = views?.find((one) => one.id === id)
  const first = views?.find(({ isDefault }) => isDefault)
  const toHref = (address: URLSearchParams) => (address.size > 0 ? `${pathname}?${address}` : pathname)
  const toViewHref = (one: SavedView) => toHref(writeViewQuery(one, shape, one.id))

  const isGone = views !== undefined && id !== undefined && id !== NO_VIEW && !view
  const isFirst = params.size === 0 && first !== undefined
  const leaveGone = useEffectEvent(() => {
    toast({ kind: 'notice', text: t('saved-views:bar.gone') })
    const leave = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      next.set(SAVED, NO_VIEW)
      return next
    }
    changeParams(leave, { replace: true, preventScrollReset: true })
  })
  const openFirst = useEffectEvent(() => first && navigate(toViewHref(first), { replace: true }))
  useEffect(() => {
    if (isGone) leaveGone()
  }, [isGone])
  useEffect(() => {
    if (isFirst) openFirst()
  }, [isFirst])

  const refresh = () => readAnew(queries, savedViewsKey(organization.id))
  const save = useMutation({
    mutationFn: async ({ before, query, columns }: { before: SavedView; query: ViewQuery; columns: TableLayout }) => {
      const { saveView } = await loadChunk(() => import('./save-view.ts'))
      return saveView(client, before, query, columns)
    },
    onSuccess: ({ name: saved }) => toast({ kind: 'positive', text: t('common:saved', { name: saved }) }),
    onError: (error) => tell(error.name === 'ViewChanged' ? { code: 'changed_meanwhile' } : error),
    onSettled: refresh,
  })
  const setDefault = useMutation({
    mutationFn: ({ id, isDefault }: Pick<SavedView, 'id' | 'isDefault'>) =>
      client.savedViews.setDefault({ params: { id }, body: { isDefault } }),
    onSuccess: ({ name, isDefault }) =>
      toast({ kind: 'positive', text: t(isDefault ? 'saved-views:bar.is_default' : 'saved-views:bar.is_no_default', { name }) }),
    onError: tell,
    onSettled: refresh,
  })
  const layout = (changed?.id === view?.id ? changed?.layout : undefined) ?? view?.columns ?? NO_COLUMNS
  const viewId = view?.id
  const query = readViewQuery(params, shape)
  /** Without those that the person has taken away or set to something else. */
  const missing = view?.missing.filter((name) => query.filters[name] === view.filters[name]) ?? []
  const tellOpened = useEffectEvent(() =>
    onOpened(
      viewId === undefined ? undefined : { columns: { layout, onLayout: (next) => setChanged({ id: viewId, layout: next }) }, missing },
    ),
  )
  // Before it is drawn: the list has the columns of the view at once.
  useLayoutEffect(() => {
    tellOpened()
  }, [viewId, layout, missing.join()])
  if (account.kind !== 'loaded') return null

  const opened = new URLSearchParams(view && writeViewQuery(view, shape, view.id))
  const ownLayout = view ? layout : (preferences.tables?.[table] ?? NO_COLUMNS)
  const atFirst = readViewQuery(opened, shape)
  // How the rows are drawn is part of a view, and alone makes none.
  const { display } = view ? atFirst : query
  // Before the views are there, nobody knows which of them is open.
  const isChanged =
    views !== undefined && (!isSameQuery(query, { ...atFirst, display }) || !isSameColumns(ownLayout, view?.columns ?? NO_COLUMNS))
  const mayChange = (one: SavedView) => mayChangeView(one, account.account.id, permissions)
  const allHref = toHref(new URLSearchParams(first && { [SAVED]: NO_VIEW }))
  const open = (href: string) => {
    setChanged(undefined)
    void navigate(href)
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <ViewBar
        {...given}
        missing={missing}
        views={views?.map((one) => ({
          id: one.id,
          name: one.name,
          audience: one.audience,
          isDefault: one.isDefault,
          href: toViewHref(one),
          ...(mayChange(one) && {
            onEdit: () => setAsked({ kind: 'edit', view: one }),
            onDelete: () => setAsked({ kind: 'delete', view: one }),
          }),
          onDefault: (isDefault) => setDefault.mutate({ id: one.id, isDefault }),
        }))}
        current={viewId}
        allHref={allHref}
        onOpen={open}
        isChanged={isChanged}
        onReset={view && (() => open(toViewHref(view)))}
        onSave={view && mayChange(view) ? () => save.mutate({ before: view, query, columns: layout }) : undefined}
        onSaveAs={() => setAsked({ kind: 'new', query, columns: ownLayout })}
        isSaving={save.isPending}
      />
      {asked && Dialog && (
        <Dialog
          asked={asked}
          list={list}
          accountId={account.account.id}
          mayShare={mayShareViews(permissions, list)}
          onClose={close}
          onCreated={(created) => {
            close()
            open(toViewHref(created))
          }}
          onDeleted={(deleted) => {
            close()
            if (deleted.id === viewId) open(allHref)
          }}
        />
      )}
    </>
  )
}
