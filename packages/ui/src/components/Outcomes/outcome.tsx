import { styled } from '@mui/material/styles'
import type { Outcome } from '@tracemark/api/schemas'
import type { ComponentProps, ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ClassificationChip } from '../ClassificationChip/ClassificationChip.tsx'

/** How a run ended: its classification, or `otherwise` where nothing is said for that one. */
export type OutcomeName = z.infer<typeof Outcome>

/** What a group of fields is for, above them. */
export const Hint: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: 0,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

const Wrong = styled('p')({ display: 'flex', gap: 6, margin: 0, color: 'var(--tm-warning)', fontSize: 'var(--tm-text-s)', fontWeight: 550 })

/** What is wrong with a group of fields as a whole. */
export const Problem = ({ text }: { text: string }) => (
  <Wrong role="alert" aria-invalid tabIndex={-1}>
    <Icon name="warning" size={14} />
    {text}
  </Wrong>
)

export const outcomeText = (t: Translate, outcome: OutcomeName): string =>
  t(outcome === 'otherwise' ? 'task-assets:otherwise' : `interactions:classification.${outcome}`)

/** An outcome as it is marked everywhere. */
export const OutcomeMark = ({ outcome, t }: { outcome: OutcomeName; t: Translate }) =>
  outcome === 'otherwise' ? <span>{t('task-assets:otherwise')}</span> : <ClassificationChip classification={outcome} />
