import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import type { LastChange } from '@tracemark/api/schemas'
import { useId } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Button } from '../Button/Button.tsx'

const Body = styled('div')({
  padding: '24px 24px 20px',
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.25 },
  '& p': { margin: '6px 0 16px', color: 'var(--tm-ink-muted)', textWrap: 'pretty' },
})

const Differences = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    padding: '8px 12px 8px 0',
    borderTop: '1px solid var(--tm-line)',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead :is(th, td)': { border: 0 },
  '& thead th': { color: 'var(--tm-ink-muted)', fontWeight: 550, fontSize: 'var(--tm-text-s)' },
  '& tbody th': { width: '26%', fontWeight: 550 },
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

export interface Difference {
  label: string
  mine: string
  theirs: string
}

interface StaleDialogProps {
  changed: LastChange | undefined
  differences: readonly Difference[]
  onTakeTheirs: () => void
  onOverwrite: () => void
  /** Back to the form, with nothing decided. */
  onClose: () => void
}

const getTitle = (t: Translate, changed: LastChange | undefined): string => {
  if (changed?.own) return t('forms:stale_own')
  return changed?.by === undefined ? t('forms:stale.title') : t('forms:stale.title_by', { name: changed.by })
}

/** Somebody else, or the person elsewhere, saved while the form was open: both values side by side, and the choice. */
export const StaleDialog = ({ changed, differences, onTakeTheirs, onOverwrite, onClose }: StaleDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const none = t('forms:stale.empty')
  return (
    <Dialog open role="alertdialog" maxWidth="sm" fullWidth aria-labelledby={`${id}title`} aria-describedby={`${id}text`} onClose={onClose}>
      <Body>
        <h2 id={`${id}title`}>{getTitle(t, changed)}</h2>
        <p id={`${id}text`}>
          {changed && `${format.dateTime(changed.at)}. `}
          {t('forms:stale.text')}
        </p>
        <Differences>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('forms:stale.mine')}</th>
              <th scope="col">{t('forms:stale.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || none}</td>
                <td>{theirs || none}</td>
              </tr>
            ))}
          </tbody>
        </Differences>
      </Body>
      <Actions>
        <Button variant="text" onClick={onClose}>
          {t('forms:stale.back')}
        </Button>
        <Button onClick={onTakeTheirs}>{t('forms:stale.take')}</Button>
        <Button variant="contained" onClick={onOverwrite}>
          {t('forms:stale.overwrite')}
        </Button>
      </Actions>
    </Dialog>
  )
}
