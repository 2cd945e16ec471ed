import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/context.ts'

const Phone = styled('div')({
  '--tm-screen-height': '100%',
  width: 'min(360px, 100%)',
  height: 'min(680px, calc(100dvh - 200px))',
  minHeight: 380,
  margin: '0 auto',
  overflow: 'auto',
  border: '6px solid var(--tm-line-strong)',
  borderRadius: 28,
  background: 'var(--tm-paper)',
  // The page is wide, and the screen in it is a phone's.
  '& .tm-task': { minHeight: '100%' },
  '& .tm-task > .tm-task-column': {
    flex: 1,
    maxWidth: 'none',
    marginBlock: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
  },
  '& .tm-task-questions': { paddingInline: 16 },
  '& .tm-task-head': { padding: '16px 16px 8px' },
  '& .tm-task-bottom': { padding: '8px 16px 12px', borderRadius: 0, background: 'var(--tm-paper)' },
})

const Note = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  margin: '0 auto 8px',
  maxWidth: 360,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  '& > b': { color: 'var(--tm-ink)', fontWeight: 600 },
})

/** The screen of a phone, on which nothing is sent. */
export const PhonePreview = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  return (
    <>
      <Note>
        <b>{t('tasks:preview')}</b>
        {t('tasks:preview_note')}
      </Note>
      <Phone>{children}</Phone>
    </>
  )
}
