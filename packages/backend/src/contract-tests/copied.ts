import { createCalls } from '@tracemark/api/client'
import type { TestApp } from '../testing/create-test-app.ts'
import { getToken, type Side } from './people.ts'

/** Where visitors find a unit of each organization. */
const pageFor = ({ demo }: TestApp, organizationId: number) => {
  const page = demo.publicThings.find(({ thing }) =>
    demo.items.some((item) => item.thingId === thing.id && item.organizationId === organizationId),
  )
  const unit = demo.items.find(({ thingId }) => thingId === page?.thing.id)
  if (!page || !unit) throw new TypeError(`The demo has no public unit in organization ${organizationId}.`)
  return { params: { a: page.organization.slug, b: page.thing.publicLink }, query: { item: unit.name } }
}

/** What takes content of another organization into the asset `id`. */
export const copiedFor = async (app: TestApp, side: Side, id: string) => {
  const calls = createCalls(app)
  const { text } = await calls.publicAssets.copy(pageFor(app, side.organizationId === 101 ? 102 : 101))
  const token = await getToken(app, 'organization', side)
  const { version } = await calls.clipboard.compare({ params: { id }, body: { text } }, token === undefined ? {} : { token })
  return { text, version, take: ['general.name'] }
}
