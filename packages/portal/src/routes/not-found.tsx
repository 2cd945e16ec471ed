import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { useMatches, useNavigate } from 'react-router'

/** Any other path. Inside an organization the frame stays around it. */
export const NotFound = () => {
  const navigate = useNavigate()
  const framed = useMatches().some(({ params }) => params.id !== undefined)
  return <NoticeScreen kind="not_found" standalone={!framed} onHome={() => navigate('/')} />
}
