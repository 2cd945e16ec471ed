import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers } from '@tracemark/api/mocks'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
// They come before the worker listens: each of their files would go through it, and through this page again.
import '../src/boot/App.tsx'
import '../src/boot/router.tsx'
import { signInAs } from './sign-in-as.ts'

const demo = createDemoData(new Date())

/** The provider, as far as whoever signs out asks it: there is no page of its own to go to. */
const provider = http.get('https://provider.test/.well-known/openid-configuration', () =>
  HttpResponse.json({ issuer: 'https://provider.test', authorization_endpoint: location.origin, token_endpoint: location.origin }),
)

/** Under which key of the tab's storage is, who is signed in. */
const PERSON = 'mocks.person'

/** Signs in whom the address names, `?as=member` or `?as=worker`; else who was it in this tab; else the owner of the organizations. */
const signIn = () => {
  const before = sessionStorage.getItem(PERSON)
  const person = new URLSearchParams(location.search).get('as') ?? before ?? 'owner'
  // What somebody else, or a backend at the same address, has left there is none of the mocks'.
  if (person !== before) sessionStorage.clear()
  signInAs(demo, person)
  sessionStorage.setItem(PERSON, person)
}

signIn()
const handlers = createMockHandlers({ demo, now: () => new Date(), publicUrl: location.origin })
await setupWorker(provider, ...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
await import('../src/main.tsx')
