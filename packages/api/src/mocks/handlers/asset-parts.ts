import { sustainabilityAttributes, systemAttributes } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { checkIdentificationCode, codeSpellings, hasWords, plainCode } from '../../rules/index.ts'
import type { AssetAttribute, AttributeSource, BaseAttribute, IdentificationCode, Widget } from '../../schemas/index.ts'
import { discover } from '../entities/discovery.ts'
import { verdictOn } from '../entities/known-attributes.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { found, refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'

const { assetAttributes, identificationCodes } = contract

const offered = ({ id, name, type }: BaseAttribute) => ({ id, label: name, type })

const getType = ({ parameters: { input } }: Widget): AssetAttribute['type'] => {
  if (input === 'number' || input === 'date') return input
  return input === 'yesno' ? 'boolean' : 'string'
}

const attributeHandlers = (state: MockState) => {
  const { tables } = state
  const store = createMockStore(state, assetAttributes, {
    table: tables.assetAttributes,
    searched: ({ label, value }) => `${label} ${value}`,
    settle: (attribute) => {
      const { baseAttributeId } = attribute
      const verdict =
        baseAttributeId === undefined ? { valid: true } : verdictOn(state, attribute.organizationId, baseAttributeId, attribute)
      if (!verdict?.valid) throw refused([verdict ? 'value' : 'baseAttributeId'], 'no value of it', verdict ? 'wrong_type' : 'not_found')
      return attribute
    },
  })
  return [
    mockEndpoint(state, assetAttributes.availableSources, ({ organizationId }): { items: AttributeSource[] } => ({
      items: [
        { source: 'manual', attributes: [] },
        {
          source: 'own',
          attributes: tables.ownAttributes.of(organizationId).map(({ id, name, type, unit }) => ({ id, label: name, type, unit })),
        },
        { source: 'base', attributes: systemAttributes.map(offered) },
        { source: 'sustainability', attributes: sustainabilityAttributes.map(offered) },
        {
          source: 'task',
          attributes: tables.tasks.of(organizationId).flatMap((task) =>
            task.config.widgets.map((widget) => ({
              id: `${task.id}/${widget.id}`,
              label: widget.parameters.label,
              type: getType(widget),
              taskId: task.id,
              taskName: task.name,
            })),
          ),
        },
      ],
    })),
    mockEndpoint(state, assetAttributes.ofAsset, ({ organizationId, params, query }) => {
      const { id } = tables.assets.get(organizationId, params.id)
      const own = tables.assetAttributes.of(organizationId).filter(({ thingId }) => thingId === id)
      return listed(
        own.filter(({ label, value }) => hasWords(query.search, `${label} ${value}`)),
        query,
      )
    }),
    ...mockCrud(state, assetAttributes, store),
  ]
}

const codeHandlers = (state: MockState) => {
  const { tables } = state
  const sameCode = (organizationId: number, code: Pick<IdentificationCode, 'type' | 'value'> & { id?: string }) =>
    tables.identificationCodes
      .of(organizationId)
      .find(({ id, type, value }) => id !== code.id && type === code.type && codeSpellings(type, code.value).includes(value))
  const store = createMockStore(state, identificationCodes, {
    table: tables.identificationCodes,
    searched: ({ value }) => value,
    settle: (given) => {
      const verdict = checkIdentificationCode(given.type, given.value)
      if (!verdict.valid) throw refused(['value'], verdict.reason ?? '', 'identifier_invalid')
      const code = { ...given, value: plainCode(given.type, given.value) }
      if (sameCode(code.organizationId, code)) throw taken('value', 'identifier_taken')
      // An asset has one primary code: its only one, until another is made it.
      const others = tables.identificationCodes
        .of(code.organizationId)
        .filter(({ id, thingId }) => thingId === code.thingId && id !== code.id)
      if (code.isPrimary) for (const other of others) if (other.isPrimary) tables.identificationCodes.put({ ...other, isPrimary: false })
      return { ...code, isPrimary: code.isPrimary || others.length === 0 }
    },
  })
  return [
    mockEndpoint(state, identificationCodes.lookup, ({ organizationId, query }) => {
      const discovered = found(discover(state, organizationId, query.code))
      const { switches, discovery } = tables.assets.get(organizationId, discovered.thing.id)
      const link = tables.taskAssets.find(organizationId, discovery.discoveryTaskId)
      const isOpen = link && (link.expiration === undefined || new Date(link.expiration) > state.now())
      const task = link && isOpen && { taskThingId: link.id, name: tables.tasks.get(organizationId, link.taskId).name }
      return found(switches.isEnabledDiscovery ? { ...discovered, ...(task && { task }) } : undefined)
    }),
    mockEndpoint(state, identificationCodes.validate, ({ organizationId, body }) => {
      const verdict = checkIdentificationCode(body.type, body.value)
      const code = { type: body.type, value: plainCode(body.type, body.value) }
      const same = verdict.valid ? sameCode(organizationId, code) : undefined
      if (!same) return verdict
      const { id, name } = tables.assets.get(organizationId, same.thingId)
      return { valid: false, reason: 'taken' as const, thing: { id, name } }
    }),
    ...mockCrud(state, identificationCodes, store),
  ]
}

/** Attributes of assets, and by what assets are known elsewhere. */
export const assetPartHandlers = (state: MockState) => [...attributeHandlers(state), ...codeHandlers(state)]
