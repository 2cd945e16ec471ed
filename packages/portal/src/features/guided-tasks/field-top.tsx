import { languages } from '@tracemark/api/languages'
import { TopLine, type TopLineLink } from '@tracemark/ui/field/top-line'
import { usePreferences } from '../../platform/preferences-context.tsx'
import { useSessionView } from '../../platform/services-context.tsx'
import { useSignOut } from '../../session/use-sign-out.tsx'

interface FieldTopProps {
  organization?: string | undefined
  links: readonly TopLineLink[]
}

/** The line above a field worker's pages, which stand outside of the portal's frame. */
export const FieldTop = ({ organization, links }: FieldTopProps) => {
  const { change } = usePreferences()
  const { signOut, question } = useSignOut()
  const isSignedIn = useSessionView().kind === 'signedIn'
  return (
    <div className="tm">
      <TopLine
        organization={organization}
        links={links}
        languages={languages}
        onLanguage={(language) => change({ language })}
        onSignOut={isSignedIn ? signOut : undefined}
      />
      {question}
    </div>
  )
}
