import { describe, expect, type SuiteCollector, test } from 'vitest'
import { valueChainStarters } from '../schemas/index.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

const notFound = { code: 'not_found', status: 404 }

/** What comes with the product, for every organization alike. */
export const describeContent = (start: StartTarget): SuiteCollector<object> =>
  describe('what comes with the product', () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })

    test('the task library is listed and read', async () => {
      const { taskLibrary } = conversation().client
      const { totalItems, items } = await taskLibrary.list({ query: { perPage: 2, sort: 'name_desc' } }, await asOwner())
      expect(totalItems).toBeGreaterThan(2)
      const names = items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted().toReversed())
      const [entry] = items
      expect(await taskLibrary.get({ params: { id: entry?.id ?? '' } }, await asOwner())).toEqual(entry)
      expect(await readFailure(taskLibrary.get({ params: { id: NOBODY } }, await asOwner()))).toEqual(notFound)
    })

    test('value chains begin with one of seven', async () => {
      const { items } = await conversation().client.valueChains.starters({}, await asOwner())
      expect(new Set(items.map(({ starter }) => starter))).toEqual(new Set(valueChainStarters))
    })

    test('value chains begin in the language that is asked for, found in English too', async () => {
      const { items } = await conversation().client.valueChains.starters({ query: { lang: 'de', search: 'Coffee' } }, await asOwner())
      expect(items.map(({ name, elements: [first] }) => [name, first?.name])).toEqual([['Kaffee', 'Farm']])
    })

    test('base attributes say what they are, which values they take, and what others call them', async () => {
      const { baseAttributes } = conversation().client
      const [system, sustainability] = [
        await baseAttributes.system({ query: { perPage: 100 } }, await asOwner()),
        await baseAttributes.sustainability({ query: { perPage: 100 } }, await asOwner()),
      ]
      const ids = [...system.items, ...sustainability.items].map(({ id }) => id)
      const { items: specifications } = await baseAttributes.specifications({ query: { perPage: 100 } }, await asOwner())
      expect(new Set(specifications.map(({ id }) => id))).toEqual(new Set(ids))
      const { items: lookups } = await baseAttributes.lookupConfigurations({}, await asOwner())
      const countries = lookups.find(({ id }) => id === 'countries')
      const { totalItems } = await baseAttributes.validValues({ params: { x: 'countries' } }, await asOwner())
      expect(totalItems).toBe(countries?.count)
      expect(await readFailure(baseAttributes.validValues({ params: { x: 'nothing' } }, await asOwner()))).toEqual(notFound)
      const { items: mapping } = await baseAttributes.mapping({ query: { search: 'gtin' } }, await asOwner())
      expect(mapping).toContainEqual({ attributeId: 'gtin', vocabulary: 'gs1', term: 'gs1:gtin' })
      const validate = async (value: string) =>
        baseAttributes.validate({ params: { x: 'countryOfOrigin' }, body: { value } }, await asOwner())
      expect([await validate('CO'), await validate('Atlantis')]).toEqual([
        { valid: true, value: 'CO' },
        { valid: false, reason: 'not_an_option' },
      ])
    })

    test('what comes with the product is called as a language calls it, and found by its English words too', async () => {
      const { baseAttributes } = conversation().client
      const token = await asOwner()
      const lang = 'de' as const
      const found = async (search: string) => (await baseAttributes.system({ query: { search, lang } }, token)).items.map(({ id }) => id)
      expect([await found('Ursprungsland'), await found('country origin'), await found('Bandwurm')]).toEqual([
        ['countryOfOrigin'],
        ['countryOfOrigin'],
        [],
      ])
      const params = { x: 'countryOfOrigin' }
      const origin = await baseAttributes.catalogued({ params, query: { lang } }, token)
      expect([origin.name, origin.group, origin.list?.name]).toEqual(['Ursprungsland', 'Herkunft', 'Länder'])
      expect((await baseAttributes.catalogue({ query: { search: 'Ursprungsland', lang } }, token)).items).toEqual([origin])
      const { items: lists } = await baseAttributes.lookupConfigurations({ query: { search: 'countries', lang } }, token)
      expect(lists.map(({ name }) => name)).toEqual(['Länder'])
      const values = await Promise.all(
        ['Kolumbien', 'Colombia'].map((search) => baseAttributes.validValues({ params, query: { search, lang } }, token)),
      )
      expect(values.map(({ items }) => items)).toEqual(Array(2).fill([{ value: 'CO', label: 'Kolumbien' }]))
      const units = await Promise.all(
        ['Flasche', 'bottle'].map((search) => baseAttributes.unitsOfMeasure({ query: { search, lang } }, token)),
      )
      expect(units.map(({ items }) => items)).toEqual(Array(2).fill([{ code: 'XBO', name: 'Flasche', kind: 'packaging' }]))
    })

    test('attributes can be taken from five sources', async () => {
      const { items } = await conversation().client.assetAttributes.availableSources({}, await asOwner())
      expect(items.map(({ source }) => source)).toEqual(['manual', 'own', 'base', 'sustainability', 'task'])
    })

    test('units of measure and catalogue components are found', async () => {
      const { client } = conversation()
      const kilogram = await client.baseAttributes.unitsOfMeasure({ query: { search: 'kilogram' } }, await asOwner())
      expect(kilogram.items.map(({ code }) => code)).toContain('KGM')
      const query = { category: 'dairy' as const, perPage: 1 }
      const dairy = await client.catalogueComponents.list({ params: { org: 101 }, query }, await asOwner())
      expect([dairy.items.map(({ category }) => category), dairy.totalPages]).toEqual([['dairy'], dairy.totalItems])
    })
  })
