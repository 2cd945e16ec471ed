import { describe, expect, type SuiteCollector, test } from 'vitest'
import { readFailure, type StartTarget, useConversation } from './target.ts'

/** Base attributes that an organization defines itself, and what assets know of them. */
export const describeOwnAttributes = (start: StartTarget): SuiteCollector<object> =>
  describe("an organization's own attributes", () => {
    const conversation = useConversation(start)
    const asOwner = async () => ({ token: await conversation().getToken('owner', 101) })

    test('are defined with a unit, limits and values, are found, and are copied', async () => {
      const { ownAttributes } = conversation().client
      const own = await ownAttributes.create(
        { body: { name: 'Bag weight', type: 'number', unit: 'KGM', minimum: 10, maximum: 70, decimals: 1, isRequired: true } },
        await asOwner(),
      )
      expect(own).toMatchObject({
        name: 'Bag weight',
        validValues: [],
        order: 0,
        measure: { code: 'KGM', name: 'kilogram', symbol: 'kg', kind: 'mass' },
        isInUse: false,
      })
      const found = async (query: object) =>
        (await ownAttributes.list({ query: { search: 'bag weight', ...query } }, await asOwner())).totalItems
      expect([
        await found({ type: 'number', isRequired: true }),
        await found({ type: 'date' }),
        await found({ isRequired: false }),
      ]).toEqual([1, 0, 0])
      const copy = await ownAttributes.duplicate({ params: { id: own.id } }, await asOwner())
      expect(copy).toEqual({ ...own, id: copy.id, name: 'Bag weight (2)', createdAt: copy.createdAt })
      for (const id of [own.id, copy.id]) await ownAttributes.delete({ params: { id } }, await asOwner())
    })

    test('are refused where their fields contradict each other', async () => {
      const { ownAttributes } = conversation().client
      const readRefusedFields = async (body: object) => {
        const failure = ownAttributes.create({ body: { name: 'Contradictory', type: 'number', ...body } }, await asOwner())
        return failure.then(
          () => [],
          ({ fields }: { fields?: { path: (string | number)[]; code: string }[] }) =>
            fields?.map(({ path, code }) => [path.join('.'), code]),
        )
      }
      expect(await readRefusedFields({ type: 'date', unit: 'KGM' })).toEqual([['unit', 'unknown_field']])
      expect(await readRefusedFields({ unit: 'spoon' })).toEqual([['unit', 'not_one_of']])
      expect(await readRefusedFields({ minimum: 5, maximum: 1 })).toEqual([['maximum', 'range_reversed']])
      expect(await readRefusedFields({ validValues: ['1', '1', 'x', '9'], maximum: 5 })).toEqual([
        ['validValues.1', 'duplicate'],
        ['validValues.2', 'not_a_number'],
        ['validValues.3', 'too_big'],
      ])
    })

    test('hold assets to their values, and stay as long as one has a value', async () => {
      const { ownAttributes, assets, baseAttributes } = conversation().client
      const own = await ownAttributes.create({ body: { name: 'Grade', type: 'string', validValues: ['A', 'B'] } }, await asOwner())
      const { items } = await baseAttributes.validValues({ params: { x: own.id } }, await asOwner())
      expect(items).toEqual([
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
      ])
      expect(await baseAttributes.validate({ params: { x: own.id }, body: { value: 'C' } }, await asOwner())).toEqual({
        valid: false,
        reason: 'not_an_option',
      })
      const graded = (value: string) => ({
        name: 'Graded',
        attributes: [{ label: 'Grade', value, type: 'string' as const, baseAttributeId: own.id, source: 'own' as const }],
      })
      const asset = await assets.create({ body: graded('A') }, await asOwner())
      expect(asset.attributes).toEqual(graded('A').attributes)
      const params = { id: own.id }
      expect(await ownAttributes.get({ params }, await asOwner())).toMatchObject({ isInUse: true })
      const inUse = { code: 'in_use', status: 409 }
      expect(await readFailure(ownAttributes.delete({ params }, await asOwner()))).toEqual(inUse)
      expect(await readFailure(ownAttributes.update({ params, body: { type: 'date', validValues: [] } }, await asOwner()))).toEqual(inUse)
      expect(await ownAttributes.update({ params, body: { validValues: ['A'] } }, await asOwner())).toMatchObject({ validValues: ['A'] })
      await assets.delete({ params: { id: asset.id } }, await asOwner())
      expect(await ownAttributes.delete({ params }, await asOwner())).toEqual(params)
    })

    test('of the product come with all that is known of them', async () => {
      const { baseAttributes } = conversation().client
      const country = await baseAttributes.catalogued({ params: { x: 'countryOfOrigin' } }, await asOwner())
      expect(country).toMatchObject({
        id: 'countryOfOrigin',
        source: 'base',
        specification: { id: 'countryOfOrigin', type: 'string', lookup: 'countries', example: 'CO' },
        mappings: [
          { vocabulary: 'gs1', term: 'gs1:countryOfOrigin' },
          { vocabulary: 'schema.org', term: 'countryOfOrigin' },
        ],
        list: { name: 'Countries', standard: 'ISO 3166-1' },
      })
      const chosen = await baseAttributes.catalogue({ query: { lookup: 'countries', source: 'base', type: 'string' } }, await asOwner())
      expect(chosen.items).toContainEqual(country)
      expect(await readFailure(baseAttributes.catalogued({ params: { x: 'nothing' } }, await asOwner()))).toEqual({
        code: 'not_found',
        status: 404,
      })
    })
  })
