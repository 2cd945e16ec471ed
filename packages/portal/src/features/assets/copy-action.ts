import { type CopiedPart, copiedParts } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import type { Translate } from '@tracemark/ui/i18n'

type Run = Extract<ListAction, { onSelect?: undefined }>['run']

/** Duplicates an asset once it was asked what to take along. */
export const copyAction = (t: Translate, name: string, runWith: (parts: CopiedPart[]) => Run): ListAction => {
  const labels: Record<CopiedPart, string> = {
    about: t('asset-header:copy_about'),
    documents: t('names:documents.title'),
    tasks: t('names:tasks.title'),
    supportProfiles: t('names:support-profiles.title'),
    valueChain: t('names:value-chains.one'),
    publicPage: t('asset-header:copy_page'),
  }
  return {
    id: 'duplicate',
    label: t('entries:duplicate'),
    icon: 'copy',
    confirm: { title: t('asset-header:copy_title', { name }) },
    ask: () => ({
      label: t('asset-header:copy_take'),
      text: t('asset-header:copy_text'),
      options: copiedParts.map((value) => ({ value, label: labels[value] })),
    }),
    run: (ids, onProgress, chosen, signal) => runWith(copiedParts.filter((part) => chosen.includes(part)))(ids, onProgress, chosen, signal),
  }
}
