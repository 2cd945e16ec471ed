import { createTranslator, type I18n, I18nProvider } from '@tracemark/ui/i18n'
import { PublicPageScreen } from '@tracemark/ui/screens/public-pages'
import { PublicSections } from '@tracemark/ui/screens/public-pages/sections'
import { copyContent } from '../copy-content.ts'
import { TaskInPlace } from '../TaskInPlace.tsx'
import type { ServedState } from './served-state.ts'

interface ServedPageProps extends Pick<I18n, 'has' | 'load'> {
  state: ServedState
}

/** The public page at its own address, drawn by the server and taken over by the browser. Days are those of UTC in both. */
export const ServedPage = ({ state, has, load }: ServedPageProps) => {
  const { page, item, address, language, messages } = state
  const { organization, thing } = page
  const now = () => new Date(state.now)
  return (
    <I18nProvider
      value={{
        language,
        t: createTranslator(messages, language),
        now,
        timeZone: 'UTC',
        ...(has && { has }),
        ...(load && { load }),
      }}
    >
      <PublicPageScreen
        view={{ kind: 'page', page }}
        item={item}
        address={address}
        Sections={PublicSections}
        frame="/embed/frame.html"
        ownsHistory
        copyContent={() => copyContent({ organization: organization.slug, thing: thing.publicLink, item, api: '' })}
        runTask={({ taskThingId }, end) => (
          <TaskInPlace
            organization={organization.slug}
            thing={thing.publicLink}
            item={item}
            api=""
            task={taskThingId}
            resumes
            onClosed={end}
          />
        )}
      />
    </I18nProvider>
  )
}
