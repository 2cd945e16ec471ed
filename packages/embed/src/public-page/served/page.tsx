import type { WidgetNamespace } from '@tracemark/ui/i18n'
import { surviveTranslation } from '@tracemark/ui/survive-translation'
import { hydrateRoot } from 'react-dom/client'
import { loadPart } from '../../element/load-part.ts'
import { ServedPage } from './ServedPage.tsx'
import { ROOT_ID, type ServedState, STATE_ID } from './served-state.ts'

/** The one script of the public page at its own address: what the server has drawn is taken over as it stands. */
const root = document.getElementById(ROOT_ID)
const text = document.getElementById(STATE_ID)?.textContent
if (root && text) {
  // Our own server's, in the page that it has drawn from the same.
  const state = JSON.parse(text) as ServedState
  const { language } = state
  const messages = { ...state.messages }
  surviveTranslation(root)
  hydrateRoot(
    root,
    <ServedPage
      state={{ ...state, messages }}
      has={(name) => name in messages}
      load={(name: WidgetNamespace) => loadPart(name, { language, messages, root: document })}
    />,
  )
}
