import { keepTrying } from '@tracemark/ui/next-try'
import { useEffect } from 'react'
import { PortalI18n, type PortalTexts } from '../platform/i18n.tsx'
import { ServerAway } from '../platform/server-away.tsx'
import { loadConfig } from './config.ts'

const reload = () => location.reload()

/** The portal could not read its configuration: the server is away, or the network is. It begins by itself when it can. */
export const StartFailure = ({ texts }: { texts: PortalTexts }) => {
  useEffect(() => keepTrying(() => loadConfig().then(reload)), [])
  return (
    <PortalI18n texts={texts} language={texts.initial.language}>
      <ServerAway failure={{ code: 'network_unreachable' }} onRetry={reload} />
    </PortalI18n>
  )
}
