import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { LongTitle } from '../LongTitle/LongTitle.tsx'
import { LastChance } from './LastChance.tsx'

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  padding: '24px 24px 20px',
  '& h2': {
    margin: 0,
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: 'var(--tm-title-s)',
    lineHeight: 1.25,
  },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)', textWrap: 'pretty', overflowWrap: 'anywhere' },
  '& > :not(:first-child)': { gridColumn: 2 },
})

const Mark = styled('span')({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--tm-accent-wash)',
  color: 'var(--tm-accent-strong)',
  '&[data-tone=danger]': { background: 'var(--tm-warning-wash)', color: 'var(--tm-warning)' },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
})

const Confirm = styled(Button)({
  '&[data-tone=danger]:not(.Mui-disabled)': { background: 'var(--tm-warning)', color: 'var(--tm-paper-raised)' },
})

/** As a ref: focuses when it appears, and not again. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

/** The second press of the double click that opened the dialog lands beside it. */
const isSecondClick = (event: object): boolean => 'detail' in event && Number(event.detail) > 1

export interface ConfirmDialogProps {
  open: boolean
  /** Of what is asked, as its button or menu entry has it; of the tone when absent. */
  icon?: IconName | undefined
  /** `danger`: cannot be taken back; Cancel has the focus. */
  tone?: 'plain' | 'danger'
  /** 'Are you sure?' when absent. */
  title?: string | undefined
  /** What will happen; "You won't be able to revert this!" of danger when absent. */
  text?: ReactNode
  /** The verb, such as "Delete". */
  confirmLabel?: string | undefined
  /** Where the action leads, where it does nothing else. */
  confirmHref?: string | undefined
  /** "Cancel" when absent; a verb of its own where that could be read as taking back what was entered. */
  cancelLabel?: string
  /** The last chance: what has to be typed, such as the name of what gets deleted (the first words of a long one), before the action can be taken. */
  phrase?: string
  /** The action is under way: nothing can be pressed and the dialog stays. */
  busy?: boolean
  /** Whether the action can be taken is not known yet. Cancel can be. */
  isWaiting?: boolean
  /** Cancel is what is advised, and nothing is destroyed that was there before: it is the primary button, and the other one plain. */
  advisesCancel?: boolean
  /** What has to be entered first; it takes the focus by itself. */
  children?: ReactNode
  /** Absent where nothing can be done but to close it. */
  onConfirm?: (() => void) | undefined
  /** Cancel, Escape or a press beside the dialog. */
  onClose: () => void
}

/** Asks before something is done that matters. The focus goes back to what opened it. */
export const ConfirmDialog = ({
  open,
  tone = 'plain',
  icon = tone === 'danger' ? 'warning' : 'notice',
  title,
  text,
  confirmLabel,
  confirmHref,
  cancelLabel,
  phrase,
  busy = false,
  isWaiting = false,
  advisesCancel = false,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const t = useTranslate()
  const id = useId()
  /** Whether one of the buttons has the focus. */
  const plain = phrase === undefined && children === undefined
  const confirm = (disabled: boolean) => (
    <Confirm
      ref={tone === 'plain' && plain && !advisesCancel ? focusOnce : undefined}
      type={phrase === undefined ? 'button' : 'submit'}
      variant={advisesCancel ? 'outlined' : 'contained'}
      data-tone={tone}
      {...(confirmHref !== undefined && { href: confirmHref })}
      loading={busy}
      disabled={disabled || isWaiting}
      onClick={phrase === undefined ? onConfirm : undefined}
    >
      {confirmLabel ?? t('common:confirm.yes')}
    </Confirm>
  )
  const actions = (disabled = false) => (
    <Actions>
      {advisesCancel && confirm(disabled)}
      <Button
        ref={(tone === 'danger' || advisesCancel || !onConfirm) && plain ? focusOnce : undefined}
        variant={advisesCancel ? 'contained' : 'outlined'}
        disabled={busy}
        onClick={onClose}
      >
        {cancelLabel ?? t('common:cancel')}
      </Button>
      {!advisesCancel && onConfirm && confirm(disabled)}
    </Actions>
  )
  const note = text ?? (tone === 'danger' ? t('common:confirm.no_revert') : undefined)
  return (
    <Dialog
      open={open}
      role={children === undefined ? 'alertdialog' : 'dialog'}
      maxWidth="sm"
      aria-labelledby={`${id}title`}
      aria-describedby={note === undefined ? undefined : `${id}text`}
      onClose={(event) => !busy && !isSecondClick(event) && onClose()}
    >
      <Body>
        <Mark data-tone={tone}>
          <Icon name={icon} size={20} />
        </Mark>
        <LongTitle id={`${id}title`}>{title ?? t('common:confirm.title')}</LongTitle>
        {note !== undefined && <p id={`${id}text`}>{note}</p>}
        {children}
      </Body>
      {phrase === undefined || !onConfirm ? (
        actions()
      ) : (
        <LastChance
          phrase={phrase}
          busy={busy}
          onConfirm={onConfirm}
          actions={actions}
          focus={children === undefined ? focusOnce : undefined}
        />
      )}
    </Dialog>
  )
}
