import { http } from 'msw'
import { setupWorker } from 'msw/browser'

/** Where Storybook is published: `/`, or the folder of a site that has more. */
const place = new URL('.', document.baseURI)

/** The demo data says `/demo/…`, as on a server of ours. In a folder of another site its pictures are beside the stories. */
const demoPictures = http.get('/demo/:name', ({ params }) => fetch(new URL(`demo/${params.name}`, place)))

/** Starts the mocks from wherever Storybook stands. */
export const startMocks = async () => {
  const worker = setupWorker(...(place.pathname === '/' ? [] : [demoPictures]))
  await worker.start({ quiet: true, serviceWorker: { url: new URL('mockServiceWorker.js', place).href } })
  return worker
}
