import { useTranslate } from '@tracemark/ui/i18n'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { useMatches, useNavigate } from 'react-router'
import { useTitle } from './use-title.ts'

/** Any other path. Inside an organization the frame stays around it. */
export const NotFound = () => {
  const navigate = useNavigate()
  const t = useTranslate()
  useTitle(t('common:panel.not_found.title'))
  const framed = useMatches().some(({ params }) => params.org !== undefined)
  return <NoticeScreen kind="not_found" standalone={!framed} onHome={() => navigate('/')} />
}
