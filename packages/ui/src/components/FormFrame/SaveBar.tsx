import { styled } from '@mui/material/styles'
import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useEffect } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { focusTitle, getPageTitle } from '../focus-title.ts'

/** The buttons below a form: what saves it comes last, as in dialogs. */
export const Foot: ComponentType<ComponentProps<'footer'>> = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > p': {
    flex: '1 1 160px',
    minWidth: 0,
    margin: 0,
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    overflowWrap: 'anywhere',
  },
  '& > p > b': { color: 'var(--tm-ink)', fontWeight: 600 },
})

/** In view wherever the page is scrolled to. */
const PageFoot = styled(Foot)({
  position: 'sticky',
  // Messages stand above it: below a short form it is not at the bottom of the page.
  anchorName: '--tm-save-bar',
  zIndex: 3,
  bottom: 12,
  marginTop: 20,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-2)',
  '@media (max-width: 480px)': { padding: '10px 16px', '& > p': { flexBasis: '100%' }, '& > p:empty': { flexBasis: 0 } },
})

/**
 * A field that is left may show an error, which moves the buttons from below the pointer between press and release, so that they are
 * not clicked. The field is not left before the click.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

interface SaveBarProps {
  changes: readonly string[]
  /** It says so in the place of what is changed. */
  isSaving?: boolean | undefined
  children: ReactNode
}

/** What of a form is changed, and what can be done with that; in view wherever the page is scrolled to. */
export const SaveBar = ({ changes, isSaving = false, children }: SaveBarProps) => {
  const t = useTranslate()
  // Its buttons, or the field that Enter was pressed in, go with it once everything is saved.
  useEffect(() => {
    const title = getPageTitle()
    return () => void requestAnimationFrame(() => focusTitle(title))
  }, [])
  return (
    <PageFoot onMouseDown={keepFocus}>
      <p role="status">
        {isSaving
          ? t('forms:saving')
          : changes.length > 0 && (
              <>
                <b>{t('common:unsaved', { count: changes.length, shown: changes.length })}</b> {changes.join(', ')}
              </>
            )}
      </p>
      {children}
    </PageFoot>
  )
}
