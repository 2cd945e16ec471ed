import { styled } from '@mui/material/styles'
import { type ClipboardComparison, type ClipboardOutcome, clipboardParts } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { surface } from '../../components/Card/surface.ts'
import { Refused } from '../../components/FormFrame/Refused.tsx'
import { RecordFrame, type RecordFrameProps } from '../../components/RecordFrame/RecordFrame.tsx'
import { Wizard, type WizardStep } from '../../components/Wizard/Wizard.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { historyTab } from './names.ts'
import { Outcome } from './Outcome.tsx'
import { type Choices, Muted, PartStep } from './PartStep.tsx'
import { PasteForm, type PasteFormProps } from './PasteForm.tsx'
import { SummaryStep } from './SummaryStep.tsx'

const Sheet = styled('div')(surface, {
  maxWidth: 1040,
  padding: '18px 24px 24px',
  '@media (max-width: 480px)': { padding: '16px 16px 20px' },
})
const Source = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 20,
  paddingBottom: 16,
  borderBottom: '1px solid var(--tm-line)',
  '& > p': { flex: '1 1 260px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})
const Confirm = styled('div')({ display: 'grid', gap: 10, '& > p': { margin: 0, maxWidth: '64ch' }, '& b': { fontWeight: 600 } })

export type ClipboardView =
  | { kind: 'paste' }
  | { kind: 'compare'; comparison: ClipboardComparison; sending: boolean; failure?: Failure | undefined; changed?: boolean | undefined }
  | { kind: 'done'; comparison: ClipboardComparison; outcome: ClipboardOutcome }

export interface ClipboardScreenProps extends Choices, PasteFormProps, Pick<RecordFrameProps, 'back' | 'failure' | 'onRetry'> {
  /** Undefined while the asset is loaded. */
  assetName: string | undefined
  view: ClipboardView
  /** Opens this step first. */
  firstStep?: string | undefined
  onTake: () => void
  /** Back to pasting. */
  onAgain: () => void
  onOpenAsset: () => void
}

type Comparing = Extract<ClipboardView, { kind: 'compare' }>

const Compare = ({
  comparison: { source, expiresAt, entries },
  sending,
  failure,
  changed = false,
  assetName,
  firstStep,
  taken,
  onChoose,
  onTake,
  onAgain,
}: Omit<Comparing, 'kind'> & Pick<ClipboardScreenProps, 'firstStep' | 'onTake' | 'onAgain'> & Choices & { assetName: string }) => {
  const t = useTranslate()
  const format = useFormat()
  const isReplacing = entries.some(({ id, difference }) => difference === 'changed' && taken.has(id))
  const steps: WizardStep[] = [
    ...clipboardParts.map((part) => {
      const ofPart = entries.filter((entry) => entry.part === part)
      return {
        id: part,
        name: t(`clipboard:step.${part}`),
        empty: ofPart.length === 0,
        content: <PartStep entries={ofPart} taken={taken} onChoose={onChoose} />,
      }
    }),
    { id: 'summary', name: t('clipboard:step.summary'), content: <SummaryStep entries={entries} taken={taken} /> },
    {
      id: 'confirmation',
      name: t('clipboard:step.confirmation'),
      content: (
        <Confirm>
          {taken.size === 0 ? (
            <Muted>{t('clipboard:none_chosen')}</Muted>
          ) : (
            <>
              <p>
                <b>{t('clipboard:will_take', { count: taken.size, asset: assetName })}</b>
              </p>
              {isReplacing && <p>{t('clipboard:irreversible')}</p>}
              <Muted>{t('clipboard:keeps_source', { tab: historyTab(t) })}</Muted>
            </>
          )}
        </Confirm>
      ),
    },
  ]
  return (
    <Sheet>
      <Source>
        <p>
          {t('clipboard:from', { asset: source.assetName, unit: source.unitName })}
          <small>
            {t('clipboard:by', {
              organization: source.organizationName,
              date: format.dateTime(source.copiedAt),
              until: format.dateTime(expiresAt),
            })}
          </small>
        </p>
        <Button size="small" onClick={onAgain}>
          {t('clipboard:other')}
        </Button>
      </Source>
      {failure && <Refused failure={failure} />}
      {changed && <Muted role="alert">{t('clipboard:changed')}</Muted>}
      <Wizard
        label={t('clipboard:title')}
        steps={steps}
        firstStep={firstStep ?? steps.find(({ empty }) => !empty)?.id}
        finish={{ label: t('clipboard:apply'), disabled: sending || taken.size === 0, onFinish: onTake }}
      />
    </Sheet>
  )
}

/** Updates an asset from what was copied of another organization's unit: paste, compare part by part, confirm, and what came of it. */
export const ClipboardScreen = ({
  assetName,
  view,
  back,
  failure,
  onRetry,
  firstStep,
  taken,
  onChoose,
  onCheck,
  readClipboard,
  onDirty,
  onTake,
  onAgain,
  onOpenAsset,
}: ClipboardScreenProps) => {
  const t = useTranslate()
  return (
    <RecordFrame back={back} failure={failure} onRetry={onRetry} title={assetName && t('clipboard:title')}>
      {view.kind === 'paste' && <PasteForm onCheck={onCheck} readClipboard={readClipboard} onDirty={onDirty} />}
      {view.kind === 'compare' && (
        <Compare
          {...view}
          assetName={assetName ?? ''}
          firstStep={firstStep}
          taken={taken}
          onChoose={onChoose}
          onTake={onTake}
          onAgain={onAgain}
        />
      )}
      {view.kind === 'done' && (
        <Outcome
          assetName={assetName ?? ''}
          entries={view.comparison.entries}
          outcome={view.outcome}
          onOpenAsset={onOpenAsset}
          onAgain={onAgain}
        />
      )}
    </RecordFrame>
  )
}
