import { describe, expect, type SuiteCollector, test } from 'vitest'
import { type StartTarget, useConversation } from './target.ts'

/** What assets begin with that are made from a template. */
export const describeTemplates = (start: StartTarget): SuiteCollector<object> =>
  describe('templates', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })

    test('an asset has what the sample of its template has, and what is said of it comes first', async () => {
      const { client } = conversation()
      const { assets, collections, components, documents, supportProfiles, tasks, taskAssets, templates, valueChains } = client
      const make = async (body: Parameters<typeof assets.create>[0]['body']) => assets.create({ body }, await asOwner())
      const chain = await valueChains.create({ body: { name: 'Sampled', starter: 'coffee' } }, await asOwner())
      const other = await valueChains.create({ body: { name: 'Said', starter: 'honey' } }, await asOwner())
      const profile = await supportProfiles.create({ body: { name: 'Sampled' } }, await asOwner())
      const file = await documents.create({ body: { name: 'Sampled', file: 'https://files.example/sampled.pdf' } }, await asOwner())
      const task = await tasks.create({ body: { name: 'Sampled' } }, await asOwner())
      const sample = await make({ name: 'Sampled', valueChainId: chain.id, supportProfileIds: [profile.id], documentIds: [file.id] })
      await taskAssets.create({ body: { taskId: task.id, thingId: sample.id } }, await asOwner())
      const brandExperience = { title: 'Families of the valley', text: 'Since 1961.' }
      const highlights = [{ value: '86', label: 'Points' }]
      const content = { brandExperience, productInfo: [{ label: 'Variety', value: 'Caturra' }] }
      await assets.updatePublicInfo(
        { params: { id: sample.id }, body: { isEnabledServices: false, showsHistory: true, highlights, content } },
        await asOwner(),
      )
      const collection = await collections.create(
        { params: { org: 101 }, body: { name: 'Its records', interactionIds: [] } },
        await asOwner(),
      )
      const collectionsInfo = { collectionIds: [collection.id] }
      for (const block of [{ name: 'Of its kind' }, { name: 'Of its own', collectionsInfo }])
        await components.create({ params: { org: 101 }, body: { ...block, thingId: sample.id } }, await asOwner())
      const template = await templates.create(
        { body: { name: 'With a sample', sampleId: sample.id, attributes: [{ label: 'Process', value: 'Washed', type: 'string' }] } },
        await asOwner(),
      )
      expect([template.sample, template.valueChain]).toEqual([
        { id: sample.id, name: 'Sampled' },
        { id: chain.id, name: 'Sampled' },
      ])

      const made = await make({ name: 'From the sample', templateId: template.id })
      const kept = ({ valueChainId, supportProfileIds, documentIds, attributes }: typeof made) => ({
        ...{ valueChainId, supportProfileIds, documentIds },
        attributes: attributes.map(({ label, value }) => [label, value]),
      })
      const attributes = [['Process', 'Washed']]
      expect(kept(made)).toEqual({ valueChainId: chain.id, supportProfileIds: [profile.id], documentIds: [file.id], attributes })
      const listTasks = async (id: string) => (await assets.tasks({ params: { id } }, await asOwner())).items.map((link) => link.task.id)
      expect(await listTasks(made.id)).toEqual([task.id])
      const page = await assets.publicInfo({ params: { id: made.id } }, await asOwner())
      expect(page).toMatchObject({ isEnabledServices: false, isEnabledPublicLink: false, showsHistory: true, highlights: [], journey: [] })
      expect(page.content).toEqual({ brandExperience })
      const blocks = await components.list({ params: { org: 101 }, query: { sort: 'createdAt_desc' } }, await asOwner())
      expect(blocks.items.flatMap(({ name, thingId }) => (thingId === made.id ? [name] : []))).toEqual(['Of its kind'])

      const said = await make({ name: 'Said', templateId: template.id, valueChainId: other.id, documentIds: [] })
      expect(kept(said)).toEqual({ valueChainId: other.id, supportProfileIds: [profile.id], documentIds: [], attributes })

      await assets.delete({ params: { id: sample.id } }, await asOwner())
      const without = await templates.get({ params: { id: template.id } }, await asOwner())
      expect([without.sampleId, without.sample, without.valueChain]).toEqual([undefined, undefined, undefined])
      expect(kept(await make({ name: 'Later', templateId: template.id }))).toEqual({
        valueChainId: undefined,
        supportProfileIds: [],
        documentIds: [],
        attributes,
      })
    })
  })
