import { type ComponentProps, lazy, Suspense } from 'react'

// The docs bring a lot of code, which stories do without.
const code = () => import('./DocsPage.tsx')
const Frame = lazy(async () => ({ default: (await code()).DocsFrame }))

/** What the docs of a component stand in, and what they show. */
export const docs = {
  container: (props: ComponentProps<typeof Frame>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: lazy(async () => ({ default: (await code()).DocsPage })),
}
