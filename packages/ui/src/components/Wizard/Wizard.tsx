import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { StepList } from './StepList.tsx'
import { firstState, reduceWizard } from './wizard-state.ts'

const Frame = styled('section')({ containerType: 'inline-size', minWidth: 0 })

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@container (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
})

const Body = styled('div')({
  minWidth: 0,
  '& > h2': { margin: '0 0 16px', font: '500 var(--tm-title-s) / 1.3 var(--tm-font-title)', outline: 0 },
  '& > h2 > span': { display: 'none' },
  '& > progress': { display: 'none' },
  '@container (max-width: 640px)': {
    '& > h2': { font: '600 var(--tm-text-m) / 20px var(--tm-font-ui)', margin: '0 0 8px' },
    '& > h2 > span': { display: 'inline' },
    '& > progress': {
      display: 'block',
      appearance: 'none',
      width: '100%',
      height: 3,
      marginBottom: 20,
      border: 0,
      background: 'var(--tm-line)',
      '&::-webkit-progress-bar': { background: 'var(--tm-line)' },
      '&::-webkit-progress-value': { background: 'var(--tm-accent)' },
      '&::-moz-progress-bar': { background: 'var(--tm-accent)' },
    },
  },
})

const Problem = styled('p')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  margin: '16px 0 0',
  color: 'var(--tm-warning)',
  fontWeight: 550,
  '&:empty': { margin: 0 },
})

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 24,
  paddingTop: 16,
  borderTop: '1px solid var(--tm-line)',
  '& > :last-child': { marginInlineStart: 'auto' },
})

export interface WizardStep {
  id: string
  name: string
  content: ReactNode
  /** It has nothing to do: Next and Back pass it. It can be opened from the list, and says so. */
  empty?: boolean | undefined
  /** Whether the step may be left, where its controls can't tell by being required. */
  check?: (() => boolean) | undefined
}

export interface WizardProps {
  /** What is done here, such as "Update from clipboard". */
  label: string
  steps: readonly WizardStep[]
  /** The step that is open at first. */
  firstStep?: string | undefined
  /** The primary action of the last step. */
  finish: { label: string; disabled?: boolean | undefined; onFinish: () => void }
  onStep?: ((id: string) => void) | undefined
}

/** A control that is required and empty, or that says itself that its value is wrong. */
const lacking = (panel: Element | null | undefined) =>
  panel?.querySelector<HTMLElement>(':is(input, select, textarea):invalid, [aria-invalid=true]')

/** Steps one after the other. Those that were open stay as they were left, so Back loses nothing. */
export const Wizard = ({ label, steps, firstStep, finish, onStep }: WizardProps) => {
  const t = useTranslate()
  const [state, send] = useReducer(reduceWizard, undefined, () =>
    firstState(
      Math.max(
        0,
        steps.findIndex((step) => step.id === firstStep),
      ),
    ),
  )
  const [moves, setMoves] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { current, reached, broken } = state
  const last = current === steps.length - 1
  const isBroken = broken.includes(current)
  const findPanel = (index: number) => body.current?.querySelector(`[data-step="${index}"]`)
  const lacks = (index: number) => lacking(findPanel(index)) != null || steps[index]?.check?.() === false

  // The first time nobody has asked for a step: the focus stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move, and nothing else, takes the focus along
  useEffect(() => {
    if (moves === 0) return
    const target = isBroken ? lacking(findPanel(current)) : undefined
    // It says itself what it lacks.
    if (target instanceof HTMLInputElement) target.checkValidity()
    ;(target ?? heading.current)?.focus()
  }, [moves])

  const move = (event: Parameters<typeof send>[0], to: number) => {
    send(event)
    setMoves((count) => count + 1)
    const step = steps[to]
    if (to !== current && step) onStep?.(step.id)
  }
  const passing = (from: number, by: 1 | -1): number => {
    let step = from + by
    while (steps[step]?.empty && steps[step + by]) step += by
    return step
  }
  const forward = () => {
    const next = passing(current, 1)
    const checked = last ? [...steps.keys()] : [current]
    const lack = checked.find(lacks)
    if (lack !== undefined) move({ type: 'refused', step: lack }, lack)
    else if (last) finish.onFinish()
    else move({ type: 'accepted', next }, next)
  }
  const goTo = (step: number) => {
    if (step > current && lacks(current)) move({ type: 'refused', step: current }, current)
    else move({ type: 'went', step }, step)
  }

  return (
    <Frame aria-label={label}>
      <Layout>
        <StepList names={steps} state={state} onStep={goTo} />
        <Body ref={body}>
          <h2 ref={heading} tabIndex={-1}>
            <span>{t('forms:wizard.step', { number: current + 1, count: steps.length })} </span>
            {steps[current]?.name}
          </h2>
          <progress aria-hidden="true" value={current + 1} max={steps.length} />
          {steps.map((step, index) =>
            index > reached ? null : (
              <div
                key={step.id}
                data-step={index}
                hidden={index !== current}
                onInput={() => isBroken && queueMicrotask(() => lacks(current) || send({ type: 'mended' }))}
              >
                {step.content}
              </div>
            ),
          )}
          <Problem role="alert">
            {isBroken && (
              <>
                <Icon name="warning" size={14} />
                {t('failures:required_fields_missing.what')}
              </>
            )}
          </Problem>
          <Actions>
            {current > 0 && <Button onClick={() => goTo(passing(current, -1))}>{t('forms:wizard.back')}</Button>}
            <Button variant="contained" disabled={last && finish.disabled === true} onClick={forward}>
              {last ? finish.label : t('forms:wizard.next')}
            </Button>
          </Actions>
        </Body>
      </Layout>
    </Frame>
  )
}
