import { describe, expect, type SuiteCollector, test } from 'vitest'
import { failureOf, type StartTarget, useConversation } from './target.ts'

export const describePublicThings = (start: StartTarget): SuiteCollector<object> =>
  describe('public things', () => {
    const conversation = useConversation(start)

    test('a visitor without a token reads the page of every asset', async () => {
      const { client, target } = conversation()
      const pages = await Promise.all(
        target.demo.publicThings.map(({ organization, thing }) =>
          client.publicThings.get({ params: { a: organization.slug, b: thing.publicLink } }),
        ),
      )
      expect(pages).toEqual(target.demo.publicThings)
    })

    test('an unknown asset, organization, or an asset under another organization is not found', async () => {
      const { client, target } = conversation()
      const { organizationSlug, publicLink } = target.demo.featured
      const get = (a: string, b: string) => failureOf(client.publicThings.get({ params: { a, b } }))
      const other = target.demo.organizations[1]?.slug ?? ''
      expect([
        await get(organizationSlug, 'nothing-here'),
        await get('nobody', publicLink),
        await get(other, publicLink),
        await get('%00', publicLink),
      ]).toEqual(Array(4).fill({ code: 'not_found', status: 404 }))
    })
  })
