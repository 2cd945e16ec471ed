import Dialog from '@mui/material/Dialog'
import type { OrganizationSummary } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Choice, Problem, Sheet } from './share-parts.tsx'

type Mode = 'oneOff' | 'continuous'

interface Profile {
  destinations: readonly OrganizationSummary[]
  recommended: Mode
  obstacle?: 'no_sharing_task' | 'no_destinations' | undefined
}

/** How sharing stands. */
export type VariantSharing =
  | { kind: 'loading' | 'shared' | 'impossible' | 'failed'; profile?: Profile | undefined; failure?: Failure | undefined }
  | {
      kind: 'choosing'
      profile: Profile
      choice: { organizationId?: number | undefined; mode: Mode }
      lacksDestination: boolean
      busy: boolean
      failure?: Failure | undefined
    }

export interface VariantSharingCalls {
  onChoose: (choice: { organizationId?: number; mode?: Mode }) => void
  onSend: () => void
  onRetrySharing: () => void
  onCloseSharing: () => void
}

const modes = ['continuous', 'oneOff'] as const

const Choosing = ({
  sharing,
  onChoose,
}: { sharing: Extract<VariantSharing, { kind: 'choosing' }> } & Pick<VariantSharingCalls, 'onChoose'>) => {
  const t = useTranslate()
  const { profile, choice, lacksDestination, failure } = sharing
  const problem = failure && failureText(t, failure)
  return (
    <>
      {problem && (
        <Problem role="alert">
          <b>{problem.what}</b> {problem.action}
        </Problem>
      )}
      <SelectField
        label={t('variant-life:share.destination')}
        required
        options={profile.destinations.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={choice.organizationId === undefined ? '' : String(choice.organizationId)}
        error={lacksDestination ? t('variant-life:share.required') : undefined}
        onChange={({ target }) => target.value !== '' && onChoose({ organizationId: Number(target.value) })}
      />
      <fieldset>
        <legend>{t('variant-life:share.mode')}</legend>
        {modes.map((mode) => (
          <Choice key={mode}>
            <input type="radio" name="sharing-mode" checked={choice.mode === mode} onChange={() => onChoose({ mode })} />
            <span>
              <b>
                {t(`variant-life:share.${mode}`)}
                {profile.recommended === mode && <Chip data-tone="positive">{t('variant-life:share.recommended')}</Chip>}
              </b>
              {t(`variant-life:share.${mode}_hint`)}
            </span>
          </Choice>
        ))}
      </fieldset>
    </>
  )
}

/** Gives a variant to another organization: to whom, and whether once or from now on. */
export const ShareDialog = ({
  name,
  sharing,
  onChoose,
  onSend,
  onRetrySharing,
  onCloseSharing,
}: VariantSharingCalls & { name: string; sharing: VariantSharing }) => {
  const t = useTranslate()
  const obstacle = sharing.profile?.obstacle
  const title =
    sharing.kind === 'shared'
      ? t('variant-life:share.done.title')
      : sharing.kind === 'impossible' && obstacle
        ? t(`variant-life:share.${obstacle}.title`)
        : t('variant-life:share.title', { name })
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="share-title" onClose={onCloseSharing}>
      <Sheet>
        <h2 id="share-title">{title}</h2>
        {sharing.kind === 'loading' && <Skeleton height={180} />}
        {sharing.kind === 'shared' && <p role="status">{t('variant-life:share.done.text')}</p>}
        {sharing.kind === 'impossible' && obstacle && <p>{t(`variant-life:share.${obstacle}.text`)}</p>}
        {sharing.kind === 'failed' && (
          <>
            <p role="alert">{t('variant-life:share.failed_load')}</p>
            {sharing.failure && <ErrorPanel failure={sharing.failure} onRetry={onRetrySharing} />}
          </>
        )}
        {sharing.kind === 'choosing' && <Choosing sharing={sharing} onChoose={onChoose} />}
        <div>
          <Button onClick={onCloseSharing}>{t(sharing.kind === 'choosing' ? 'forms:cancel' : 'common:close')}</Button>
          {sharing.kind === 'choosing' && (
            <Button variant="contained" aria-disabled={sharing.busy} onClick={() => !sharing.busy && onSend()}>
              {t('variant-life:action.SHARE')}
            </Button>
          )}
        </div>
      </Sheet>
    </Dialog>
  )
}
