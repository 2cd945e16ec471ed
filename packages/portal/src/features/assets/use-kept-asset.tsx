import type { Asset } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { type ReactNode, useState } from 'react'
import { useTellFailure } from '../../platform/use-tell-failure.ts'

const keptCode = onDemand(() => import('./kept-dialog.tsx'), ['counts'])

/** Whether an asset can't be deleted, as far as it tells itself: variants and what inherits from it are known to the server alone. */
const isUsed = ({ unitCount, latestInteraction }: Asset): boolean => unitCount > 0 || latestInteraction !== undefined

/** Says why an asset can't be deleted, and offers to archive it. `actionsOf`: what else can be done with one. */
export const useKeptAsset = (actionsOf: (asset: Asset) => readonly ListAction[]) => {
  const [kept, setKept] = useState<Asset>()
  const KeptDialog = useOnDemand(keptCode, kept !== undefined)?.KeptDialog
  const tell = useTellFailure()
  const archive = kept && actionsOf(kept).find(({ id }) => id === 'archive')
  const onArchive = async ({ id }: Asset, run: NonNullable<ListAction['run']>) => {
    setKept(undefined)
    const [failed] = await run([id], () => undefined, [], new AbortController().signal)
    if (failed) tell(failed.failure)
  }
  const dialog: ReactNode = KeptDialog && kept && (
    <KeptDialog asset={kept} onArchive={archive?.run && (() => void onArchive(kept, archive.run))} onClose={() => setKept(undefined)} />
  )
  return {
    /** Deletes where that may work. Where it is known that it can't, or the server refuses, it says why. */
    guard: (asset: Asset, remove: ListAction): ListAction => {
      const { id, label, icon, tone, run } = remove
      if (!run || isUsed(asset)) return { id, label, icon, tone, onSelect: () => setKept(asset) }
      return {
        ...remove,
        run: async (...args) => {
          const failures = await run(...args)
          if (failures.some(({ failure }) => failure.code === 'asset_used')) setKept(asset)
          return failures
        },
      }
    },
    dialog,
  }
}
