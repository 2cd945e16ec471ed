import { styled } from '@mui/material/styles'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { stepStatus, type WizardState } from './wizard-state.ts'

const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button, & li > span': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: 10,
    alignItems: 'center',
    width: '100%',
    minHeight: 36,
    padding: '4px 8px',
    border: 0,
    borderRadius: 'var(--tm-radius-s)',
    background: 'transparent',
    font: 'inherit',
    lineHeight: '20px',
    color: 'var(--tm-ink-muted)',
    textAlign: 'inherit',
  },
  '& button': { color: 'var(--tm-ink)', cursor: 'pointer' },
  '& button:hover': { background: 'var(--tm-hover)' },
  '& button:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& [data-empty=true]': { color: 'var(--tm-ink-muted)' },
  '& [aria-current]': { color: 'var(--tm-ink)', fontWeight: 600 },
  '@container (max-width: 640px)': { display: 'none' },
})

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: '1px solid var(--tm-line-field)',
  borderRadius: '50%',
  background: 'var(--tm-paper-raised)',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-xs)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '&[data-empty=true]': { borderStyle: 'dashed', background: 'none' },
  '&[data-status=current]': { borderColor: 'var(--tm-accent)', background: 'var(--tm-accent)', color: 'var(--tm-on-accent)' },
  '&[data-status=complete]': { borderColor: 'var(--tm-accent)', color: 'var(--tm-accent)' },
  '&[data-status=error]': { borderColor: 'var(--tm-warning)', background: 'var(--tm-warning-wash)', color: 'var(--tm-warning)' },
})

interface StepListProps {
  names: readonly { id: string; name: string; empty?: boolean | undefined }[]
  state: WizardState
  onStep: (step: number) => void
}

/** The steps with where they stand; those that have been open can be opened again. */
export const StepList = ({ names, state, onStep }: StepListProps) => {
  const t = useTranslate()
  return (
    <Steps>
      {names.map(({ id, name, empty = false }, step) => {
        const own = stepStatus(state, step)
        const status = empty && own !== 'current' ? 'upcoming' : own
        const content = (
          <>
            <Mark data-status={status} data-empty={empty}>
              {status === 'complete' || status === 'error' ? (
                <Icon name={status === 'complete' ? 'check' : 'warning'} size={14} />
              ) : (
                <span aria-hidden="true">{empty && status !== 'current' ? '–' : step + 1}</span>
              )}
            </Mark>
            <span data-empty={empty}>
              {name}
              {empty && <VisuallyHidden>, {t('forms:wizard.empty')}</VisuallyHidden>}
              {(status === 'complete' || status === 'error') && <VisuallyHidden>, {t(`forms:wizard.${status}`)}</VisuallyHidden>}
            </span>
          </>
        )
        return (
          <li key={id}>
            {status !== 'current' && step <= state.reached ? (
              <button type="button" onClick={() => onStep(step)}>
                {content}
              </button>
            ) : (
              <span aria-current={status === 'current' ? 'step' : undefined}>{content}</span>
            )}
          </li>
        )
      })}
    </Steps>
  )
}
