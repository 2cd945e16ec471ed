import Dialog from '@mui/material/Dialog'
import { shareModes } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { LongTitle } from '../../../components/LongTitle/LongTitle.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { flowFailure } from '../../../errors/error-code.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { Destination, isUnknown } from './Destination.tsx'
import { Choice, Problem, Sheet } from './share-parts.tsx'
import type { VariantSharing, VariantSharingCalls } from './sharing.ts'

/** Characters. */
const MESSAGE_MAX = 1000

const Choosing = ({
  sharing,
  ownSlug,
  onChoose,
}: { sharing: Extract<VariantSharing, { kind: 'choosing' }>; ownSlug: string } & Pick<VariantSharingCalls, 'onChoose'>) => {
  const t = useTranslate()
  const { profile, choice, lacksDestination, failure } = sharing
  const problem = failure && !isUnknown(failure) && failureText(t, flowFailure('variant_not_shared', failure))
  return (
    <>
      {problem && (
        <Problem role="alert">
          <span>
            <b>{problem.what}</b> {problem.action}
          </span>
        </Problem>
      )}
      <Destination
        profile={profile}
        choice={choice}
        lacksDestination={lacksDestination}
        failure={failure}
        ownSlug={ownSlug}
        onChoose={onChoose}
      />
      <fieldset>
        <legend>{t('variants:share.mode')}</legend>
        {shareModes.map((mode) => (
          <Choice key={mode}>
            <input type="radio" name="sharing-mode" checked={choice.mode === mode} onChange={() => onChoose({ mode })} />
            <span>
              <b>
                {t(`variants:share.${mode}`)}
                {profile.recommended === mode && <Chip data-tone="positive">{t('variants:share.recommended')}</Chip>}
              </b>
              {t(`variants:share.${mode}_hint`)}
            </span>
          </Choice>
        ))}
      </fieldset>
      <TextField
        label={t('variants:share.message')}
        multiline
        maxLength={MESSAGE_MAX}
        defaultValue={choice.message}
        onChange={({ currentTarget }) => onChoose({ message: currentTarget.value.trim() || undefined })}
      />
    </>
  )
}

/** Gives a variant to another organization: to whom, and whether once or from now on. */
export const ShareDialog = ({
  name,
  sharing,
  ownSlug,
  onChoose,
  onSend,
  onRetrySharing,
  onCloseSharing,
}: VariantSharingCalls & { name: string; sharing: VariantSharing; ownSlug: string }) => {
  const t = useTranslate()
  const obstacle = sharing.profile?.obstacle
  const title =
    sharing.kind === 'shared'
      ? t('variants:share.done.title')
      : sharing.kind === 'impossible' && obstacle
        ? t(`variants:share.${obstacle}.title`)
        : t('variants:share.title', { name })
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="share-title" onClose={onCloseSharing}>
      <Sheet>
        <LongTitle id="share-title">{title}</LongTitle>
        {sharing.kind === 'loading' && <Skeleton height={180} />}
        {sharing.kind === 'shared' && <p role="status">{t('variants:share.done.text')}</p>}
        {sharing.kind === 'impossible' && obstacle && <p>{t(`variants:share.${obstacle}.text`)}</p>}
        {sharing.kind === 'failed' && sharing.failure && (
          <ErrorPanel failure={flowFailure('organizations_not_loaded', sharing.failure)} onRetry={onRetrySharing} />
        )}
        {sharing.kind === 'choosing' && <Choosing sharing={sharing} ownSlug={ownSlug} onChoose={onChoose} />}
        <div>
          <Button onClick={onCloseSharing}>{t(sharing.kind === 'choosing' ? 'common:cancel' : 'common:close')}</Button>
          {sharing.kind === 'choosing' && (
            <Button variant="contained" aria-disabled={sharing.busy} onClick={() => !sharing.busy && onSend()}>
              {t('variants:action.SHARE')}
            </Button>
          )}
        </div>
      </Sheet>
    </Dialog>
  )
}
