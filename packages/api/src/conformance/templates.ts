import { describe, expect, type SuiteCollector, test } from 'vitest'
import { type StartTarget, useConversation } from './target.ts'

/** What assets begin with that are made from a template. */
export const describeTemplates = (start: StartTarget): SuiteCollector<object> =>
  describe('templates', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().tokenOf('owner', 101) })

    test('an asset has what the sample of its template has, and what is said of it comes first', async () => {
      const { client } = conversation()
      const { assets, documents, supportProfiles, tasks, taskAssets, templates, valueChains } = client
      const make = async (body: Parameters<typeof assets.create>[0]['body']) => assets.create({ body }, await asOwner())
      const chain = await valueChains.create({ body: { name: 'Sampled', starter: 'coffee' } }, await asOwner())
      const other = await valueChains.create({ body: { name: 'Said', starter: 'honey' } }, await asOwner())
      const profile = await supportProfiles.create({ body: { name: 'Sampled' } }, await asOwner())
      const file = await documents.create({ body: { name: 'Sampled', file: 'https://files.example/sampled.pdf' } }, await asOwner())
      const task = await tasks.create({ body: { name: 'Sampled' } }, await asOwner())
      const sample = await make({ name: 'Sampled', valueChainId: chain.id, supportProfileIds: [profile.id], documentIds: [file.id] })
      await taskAssets.create({ body: { taskId: task.id, thingId: sample.id } }, await asOwner())
      await assets.updatePublicInfo({ params: { id: sample.id }, body: { isEnabledServices: false } }, await asOwner())
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
      const tasksOf = async (id: string) => (await assets.tasks({ params: { id } }, await asOwner())).items.map((link) => link.task.id)
      expect(await tasksOf(made.id)).toEqual([task.id])
      const page = await assets.publicInfo({ params: { id: made.id } }, await asOwner())
      expect([page.isEnabledServices, page.isEnabledPublicLink]).toEqual([false, false])

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
