import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withVersion } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { SavedView, SavedViewList } from '@tracemark/api/schemas'
import { ConfirmDialog } from '@tracemark/ui/components/confirm-dialog'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { SavedViewForm, type SavedViewNaming } from '@tracemark/ui/screens/saved-views'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { toFailure } from '../failure.ts'
import { useOrganization } from '../organization-context.tsx'
import { readAnew } from '../resource/read-anew.ts'
import { useFindOptions } from '../resource/use-find-options.ts'
import { useRecordForm } from '../resource/use-record-form.tsx'
import { useTellFailure } from '../use-tell-failure.ts'
import type { Asked } from './asked.ts'
import { toSavedColumns } from './save-view.ts'
import { savedViewsKey } from './saved-view-queries.ts'

type Naming = z.input<typeof SavedViewNaming>

const teams = { calls: ({ teams }: ReturnType<typeof useOrganization>['client']) => teams, getName: ({ name }: { name: string }) => name }

interface SavedViewDialogProps {
  asked: Asked
  list: SavedViewList
  accountId: string
  mayShare: boolean
  onClose: () => void
  onCreated: (view: SavedView) => void
  onDeleted: (view: SavedView) => void
}

const NewView = ({
  query,
  columns,
  list,
  mayShare,
  onClose,
  onCreated,
}: Pick<SavedViewDialogProps, 'list' | 'mayShare' | 'onClose' | 'onCreated'> & Omit<Extract<Asked, { kind: 'new' }>, 'kind'>) => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const toast = useToast()
  const findTeams = useFindOptions(teams)
  const [once] = useState(createDoOnce)
  const create = async (naming: Naming) => {
    try {
      const body = { ...naming, ...query, list, columns: toSavedColumns(columns) }
      const view = await once(body, (idempotencyKey) => client.savedViews.create({ body }, { idempotencyKey }))
      toast({ kind: 'positive', text: t('common:created', { name: view.name }) })
      await readAnew(queries, savedViewsKey(organization.id))
      onCreated(view)
      return undefined
    } catch (error) {
      return toFailure(error as Error)
    }
  }
  return (
    <SavedViewForm
      isNew
      values={{ name: '', audience: 'private' }}
      onSave={create}
      upload={() => Promise.reject(new Error('A view has no files.'))}
      onCancel={onClose}
      findTeams={findTeams}
      mayShare={mayShare}
      mayKeep
    />
  )
}

const EditedView = ({
  view,
  accountId,
  mayShare,
  onClose,
}: Pick<SavedViewDialogProps, 'accountId' | 'mayShare' | 'onClose'> & { view: SavedView }) => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const findTeams = useFindOptions(teams)
  const params = { id: view.id }
  const { form, held, question } = useRecordForm({
    queryKey: [...savedViewsKey(organization.id), 'form', view.id],
    read: (signal) => withVersion((options) => client.savedViews.get({ params }, { ...options, ...(signal && { signal }) })),
    getValues: ({ entity: { name, audience, teamId } }): Naming => ({ name, audience, ...(teamId !== undefined && { teamId }) }),
    write: ({ name, audience, teamId = null }, _, { version }) =>
      withVersion((options) =>
        client.savedViews.update(
          { params, body: { name, audience, teamId } },
          { ...options, ...(version !== undefined && { ifMatch: version }) },
        ),
      ),
    told: ({ entity }) => t('common:saved', { name: entity.name }),
    stays: false,
    onSaved: () => {
      void readAnew(queries, savedViewsKey(organization.id))
      onClose()
    },
  })
  return (
    <>
      <SavedViewForm
        {...form}
        isNew={false}
        name={held?.entity.name}
        view={held?.entity}
        onCancel={onClose}
        findTeams={findTeams}
        mayShare={mayShare}
        mayKeep={view.createdById === accountId}
      />
      {question}
    </>
  )
}

const DeletedView = ({ view, onClose, onDeleted }: Pick<SavedViewDialogProps, 'onClose' | 'onDeleted'> & { view: SavedView }) => {
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const toast = useToast()
  const tell = useTellFailure()
  const remove = useMutation({
    mutationFn: () => client.savedViews.delete({ params: { id: view.id } }),
    onSuccess: async () => {
      toast({ kind: 'positive', text: t('common:deleted', { name: view.name }) })
      onDeleted(view)
      await readAnew(queries, savedViewsKey(organization.id))
    },
    onError: (error) => {
      onClose()
      tell(error)
    },
  })
  return (
    <ConfirmDialog
      open
      tone="danger"
      icon="trash"
      title={t('common:delete_one_title', { name: view.name })}
      text={t('saved-views:delete_text')}
      confirmLabel={t('common:delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}

/** What is asked of a view of a list: its name and who sees it, or whether to delete it. */
export const SavedViewDialog = ({ asked, list, accountId, mayShare, onClose, onCreated, onDeleted }: SavedViewDialogProps) => {
  if (asked.kind === 'new') return <NewView {...asked} list={list} mayShare={mayShare} onClose={onClose} onCreated={onCreated} />
  if (asked.kind === 'edit') return <EditedView view={asked.view} accountId={accountId} mayShare={mayShare} onClose={onClose} />
  return <DeletedView view={asked.view} onClose={onClose} onDeleted={onDeleted} />
}
