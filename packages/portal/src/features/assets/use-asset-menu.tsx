import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import type { Asset, CopiedPart } from '@tracemark/api/schemas'
import { BeforeAction, type ListAction } from '@tracemark/ui/components/list-frame'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import type { RecordFrameProps } from '@tracemark/ui/components/record-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useUses } from '../../platform/resource/use-uses.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useAssetActions } from './use-asset-actions.ts'

type Running = Extract<ListAction, { onSelect?: undefined }>

const copyCode = onDemand(() => import('./copy-action.ts'), ['assets'])

/** What can be done with an asset from its own page. `dialog` stands beside the page. */
export const useAssetMenu = (asset: Asset | undefined): { actions: NonNullable<RecordFrameProps['actions']>; dialog: ReactNode } => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const toast = useToast()
  const tell = useTellFailure()
  const [once] = useState(createDoOnce)
  const [asked, setAsked] = useState<Running>()
  const [isCopied, setIsCopied] = useState(false)
  const copyAction = useOnDemand(copyCode, isCopied)?.copyAction
  const { getActions } = useAssetActions(asset && [asset])
  const uses = useUses()
  const org = organization.slug

  const refresh = () => void queries.invalidateQueries({ queryKey: ['assets', organization.id] })
  const duplicate = useMutation({
    mutationFn: ({ asset: { id }, parts }: { asset: Asset; parts: CopiedPart[] }) =>
      once(['duplicate', id, parts], (idempotencyKey) => client.assets.duplicate({ params: { id }, body: { parts } }, { idempotencyKey })),
    onSuccess: (copy, { asset: { name } }) => {
      refresh()
      toast({ kind: 'positive', text: t('common:duplicated', { name }) })
      void navigate(addresses.assets.one.to({ org, thingId: copy.id }))
    },
    onError: tell,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Asset) => client.assets.delete({ params: { id } }),
    onSuccess: (_answer, { name }) => {
      refresh()
      toast({ kind: 'positive', text: t('common:deleted', { name }) })
      void navigate(addresses.assets.list.to({ org }), { replace: true })
    },
  })
  if (!asset) return { actions: [], dialog: null }

  const close = () => {
    setAsked(undefined)
    setIsCopied(false)
  }
  const run = async (action: Running, chosen: readonly string[] = []) => {
    close()
    const [failed] = await action.run([asset.id], () => undefined, chosen, new AbortController().signal)
    if (failed) tell(failed.failure)
  }
  const start = (action: ListAction) => {
    if (!action.run) action.onSelect([asset.id])
    else if (action.confirm || action.ask) setAsked(action)
    else void run(action)
  }
  const own = getActions(asset)
  const all: ListAction[] = [
    ...(may(contract.assets.duplicate)
      ? [{ id: 'duplicate', label: t('common:duplicate'), icon: 'copy', onSelect: () => setIsCopied(true) } satisfies ListAction]
      : []),
    ...own,
    ...(may(contract.assets.delete)
      ? [
          {
            id: 'delete',
            label: t('common:delete'),
            icon: 'trash',
            tone: 'danger',
            confirm: {
              title: t('common:delete_one_title', { name: asset.name }),
              text: { counted: 'assets:delete_text' },
              label: t('common:delete'),
              askUses: () => uses.ask(client.assets.uses({ params: { id: asset.id } }), asset),
              instead: uses.instead('archive', own, asset.id) ?? uses.instead('hide', own, asset.id),
            },
            run: async () => {
              try {
                await remove.mutateAsync(asset)
                return []
              } catch (error) {
                return [{ id: asset.id, failure: toFailure(error as Error) }]
              }
            },
          } satisfies ListAction,
        ]
      : []),
  ]
  const copy = isCopied
    ? copyAction?.(t, asset.name, (parts) => async () => {
        await duplicate.mutateAsync({ asset, parts }).catch(() => undefined)
        return []
      })
    : undefined
  const question = copy ?? asked
  return {
    actions: all.map((action) => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      disabled: action.disabled,
      hint: action.hint,
      destructive: action.tone === 'danger',
      onSelect: () => start(action),
    })),
    dialog: (
      <>
        <BeforeAction
          asked={question && { action: question, ids: [asset.id], selected: [] }}
          confirm={(chosen) => question && void run(question, chosen)}
          cancel={close}
        />
      </>
    ),
  }
}
