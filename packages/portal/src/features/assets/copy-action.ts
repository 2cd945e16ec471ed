import { type CopiedPart, copiedParts } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import type { Translate } from '@tracemark/ui/i18n'

type Running = Extract<ListAction, { onSelect?: undefined }>

/** Duplicates an asset once it was asked what to take along. */
export const copyAction = (t: Translate, name: string, runWith: (parts: CopiedPart[]) => Running['run']): Running => {
  const labels: Record<CopiedPart, string> = {
    about: t('assets:copy.about'),
    documents: t('names:documents.title'),
    tasks: t('names:tasks.title'),
    supportProfiles: t('names:support-profiles.title'),
    valueChain: t('names:value-chains.one'),
    publicPage: t('assets:copy.page'),
  }
  return {
    id: 'duplicate',
    label: t('common:duplicate'),
    icon: 'copy',
    confirm: { title: t('assets:copy.title', { name }) },
    ask: () => ({
      label: t('common:copy_take'),
      text: t('assets:copy.text'),
      options: copiedParts.map((value) => ({ value, label: labels[value] })),
    }),
    run: (ids, onProgress, chosen, signal) => runWith(copiedParts.filter((part) => chosen.includes(part)))(ids, onProgress, chosen, signal),
  }
}
