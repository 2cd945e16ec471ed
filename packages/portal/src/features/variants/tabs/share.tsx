import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { type VariantShare, VariantShareQuery } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { SharesTab } from '@tracemark/ui/screens/variants/record'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useRowCalls } from '../../../platform/resource/use-row-calls.ts'
import { useServerList } from '../../../platform/use-server-list.ts'
import { useVariant } from '../variant-context.ts'

/** How it can be ended, where it can. */
const getEnd = ({ state, mode }: VariantShare): 'withdraw' | 'end' | undefined => {
  if (state === 'offered') return 'withdraw'
  return state === 'accepted' && mode === 'continuous' ? 'end' : undefined
}

export const Component = () => {
  const { variant, round, lacksSharingTask } = useVariant()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const queryKey = ['variant-shares', organization.id, variant.id] as const
  const list = useServerList({
    queryKey: [...queryKey, round],
    query: VariantShareQuery,
    fetch: (query, signal) => client.variantShares.list({ query: { ...query, batchId: variant.id } }, { signal }),
  })
  const each = useRowCalls(queryKey, list.page?.items, ({ destination }) => destination.name)
  const rowActions = (row: VariantShare): ListAction[] => {
    const end = getEnd(row)
    const { name } = row.destination
    if (end === undefined) return []
    return [
      {
        id: end,
        label: t(`offers:given.${end}`),
        icon: end === 'withdraw' ? 'undo' : 'pause',
        tone: 'danger',
        confirm: {
          title: t(`offers:given.${end}_confirm`, { name }),
          text: t(`offers:given.${end}_text`, { name }),
          label: t(`offers:given.${end}`),
        },
        run: each({ kind: end, call: (id, options) => client.variantShares.end({ params: { id } }, options) }, () =>
          t(`offers:state.${end === 'withdraw' ? 'withdrawn' : 'ended'}`),
        ),
      },
    ]
  }
  return (
    <SharesTab
      {...list}
      onAddTask={
        lacksSharingTask && may(contract.taskAssets.create)
          ? () => void navigate(addresses['task-assets'].create.to({ org: organization.slug, thingId: variant.thingId }))
          : undefined
      }
      obstacle={lacksSharingTask ? t('variants:not_shareable') : undefined}
      rowActions={may(contract.variantShares.end) ? rowActions : undefined}
    />
  )
}
