import { Button } from '../../components/Button/Button.tsx'
import { EmptyPanel, type EmptyPanelKind } from '../../components/EmptyPanel/EmptyPanel.tsx'
import { withClass } from '../../components/with-class.ts'
import { useTranslate } from '../../i18n/context.ts'
import './NoticeScreen.css'

const Middle = withClass('div', 'tm-notice-screen-middle')
const Page = withClass('div', 'tm-notice-screen-page')
const Brand = withClass('header', 'tm-notice-screen-brand')

export interface NoticeScreenProps {
  kind: EmptyPanelKind
  /** Of `no_permission`: the permissions that are missing, in words. */
  missing?: readonly string[]
  /** Of `no_organization`: where an invitation reaches the person. */
  email?: string | undefined
  /** The notice is the whole page, without a frame around it. */
  standalone?: boolean
  onHome?: () => void
  onSignOut?: () => void
  /** Of `no_portal_access`: to the tasks, which are open all the same. */
  onFieldTasks?: (() => void) | undefined
}

/** Not found, no permission, no organization: instead of a page, what is so and what can be done. */
export const NoticeScreen = ({ kind, missing = [], email, standalone = false, onHome, onSignOut, onFieldTasks }: NoticeScreenProps) => {
  const t = useTranslate()
  const notice = (
    <Middle>
      <EmptyPanel
        kind={kind}
        missing={missing}
        email={email}
        heading="h1"
        actions={
          <>
            {onFieldTasks && (
              <Button variant="contained" onClick={onFieldTasks}>
                {t('names:catalogue.guided_tasks')}
              </Button>
            )}
            {onHome && (
              <Button variant="contained" onClick={onHome}>
                {t('session:go_home')}
              </Button>
            )}
            {onSignOut && <Button onClick={onSignOut}>{t('common:sign_out')}</Button>}
          </>
        }
      />
    </Middle>
  )
  if (!standalone) return notice
  return (
    <Page>
      <Brand>Tracemark</Brand>
      <main>{notice}</main>
    </Page>
  )
}
