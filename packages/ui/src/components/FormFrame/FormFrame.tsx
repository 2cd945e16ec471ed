import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { surface } from '../Card/surface.ts'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { LongTitle } from '../LongTitle/LongTitle.tsx'
import { RecordHeader, type RecordHeaderProps } from '../RecordHeader/RecordHeader.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Deleted, Refused } from './Refused.tsx'
import { Foot, keepFocus, SaveBar } from './SaveBar.tsx'
import { StaleDialog } from './StaleDialog.tsx'
import type { FormState } from './use-entity-form.ts'

/** The width of the drawer. */
export const PANEL = 520
/** From where on a page has room beside it. */
export const WIDE = 1200

const Panel = styled('form')({ display: 'flex', flexDirection: 'column', height: '100%' })
const PanelHead = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 24px',
  borderBottom: '1px solid var(--tm-line)',
  '& h2': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: 'var(--tm-title-s)',
  },
})
const PanelBody = styled('div')({ flex: 1, overflow: 'auto', padding: '22px 24px 28px' })
const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  // A field that the person is led to shows its label above, and its error above the buttons.
  '& [aria-invalid=true]': { scrollMarginBlock: '96px' },
})
const Page = styled('form')({
  maxWidth: 720,
  // The bar is the foot of its sheet.
  '& > div:has(+ footer)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '& > footer': { bottom: 0, marginTop: -1, borderStartStartRadius: 0, borderStartEndRadius: 0 },
})
const Sheet = styled('div')(surface, { padding: '22px 24px 24px', '@media (max-width: 480px)': { padding: '18px 16px 20px' } })
const FormFields = ({ focus, locked, children }: { focus: boolean; locked: boolean; children: ReactNode }) => {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) fields.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [focus])
  return (
    <Fields ref={fields} inert={locked}>
      {children}
    </Fields>
  )
}

/** In the shape of what comes. */
const FieldsSkeleton = () => (
  <Fields role="status" aria-busy="true">
    {['a', 'b', 'c'].map((field) => (
      <div key={field}>
        <Skeleton width="30%" height={14} />
        <Skeleton height={36} />
      </div>
    ))}
  </Fields>
)

export interface FormFrameProps extends Pick<RecordHeaderProps, 'eyebrow' | 'back'> {
  as?: 'drawer' | 'page' | undefined
  /** The page that the drawer belongs to makes room for it from `WIDE` on, and stays in the light. */
  beside?: boolean | undefined
  /** A new entity is created; its first field has the focus. */
  isNew?: boolean | undefined
  title: string
  /** Of `useEntityForm`. */
  form: { frame: FormState }
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** "Create" or "Save" where absent. */
  submitLabel?: string | undefined
  onCancel: () => void
  /** What the form is for was done, and it stays open: there is nothing to cancel. */
  isDone?: boolean | undefined
  /** At the beginning of the foot, apart from Cancel and Save, such as what takes away what the form is of. */
  apart?: ReactNode
  children?: ReactNode
}

/** Around the fields of a form: what it is of, what went wrong, what is changed, Save and Cancel. */
export const FormFrame = ({
  as = 'drawer',
  beside = false,
  isNew = false,
  title,
  form,
  failure,
  onRetry,
  submitLabel,
  onCancel,
  isDone = false,
  eyebrow,
  back,
  apart,
  children,
}: FormFrameProps) => {
  const t = useTranslate()
  const id = useId()
  const { frame } = form
  const content = failure ? (
    <ErrorPanel failure={failure} onRetry={onRetry} />
  ) : (
    <>
      {frame.gone && <Deleted {...frame.gone} />}
      {frame.problem && <Refused failure={frame.problem} />}
      {frame.loading ? (
        <FieldsSkeleton />
      ) : (
        <FormFields key={frame.round} focus={isNew} locked={frame.sending}>
          {children}
        </FormFields>
      )}
      {frame.stale && <StaleDialog {...frame.stale} />}
    </>
  )
  // What does not exist, or could not be read, is not saved.
  const canSave = !frame.readOnly && !failure && frame.gone?.asNew !== false
  const buttons = (
    <>
      <Button variant="text" onClick={onCancel}>
        {t(canSave && !isDone ? 'common:cancel' : 'common:close')}
      </Button>
      {canSave && (
        <Button type="submit" variant="contained" aria-disabled={frame.saving || frame.loading}>
          {frame.gone ? t('forms:gone.save') : (submitLabel ?? t(isNew ? 'common:create' : 'common:save'))}
        </Button>
      )}
    </>
  )
  const element = { noValidate: true, ref: frame.element, 'aria-busy': frame.saving, onSubmit: frame.onSubmit }
  if (as === 'page') {
    return (
      <>
        <RecordHeader title={title} eyebrow={eyebrow} back={back} />
        <Page {...element}>
          <Sheet>{content}</Sheet>
          {(isNew || frame.isDirty || !canSave) && (
            <SaveBar changes={frame.changes} isSaving={frame.isSlow}>
              {buttons}
            </SaveBar>
          )}
        </Page>
      </>
    )
  }
  return (
    <Drawer
      open
      anchor="right"
      slotProps={{
        ...(beside && { backdrop: { sx: { [`@media (min-width: ${WIDE}px)`]: { '&&&': { background: 'none' } } } } }),
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          'aria-modal': true,
          sx: { width: `min(${PANEL}px, 100%)`, background: 'var(--tm-paper-raised)' },
        },
      }}
      onClose={onCancel}
    >
      <Panel {...element}>
        <PanelHead>
          <LongTitle id={id}>{title}</LongTitle>
          <IconButton aria-label={t('common:close')} onClick={onCancel}>
            <Icon name="close" />
          </IconButton>
        </PanelHead>
        <PanelBody>{content}</PanelBody>
        <Foot onMouseDown={keepFocus}>
          {apart}
          {frame.isSlow && <p role="status">{t('forms:saving')}</p>}
          {buttons}
        </Foot>
      </Panel>
    </Drawer>
  )
}
