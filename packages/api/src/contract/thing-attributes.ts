import { NewThingAttribute, ThingAttribute, ThingAttributeChange, thingAttributeSorts } from '../schemas/index.ts'
import { crud } from './crud.ts'

export const thingAttributes = crud({
  path: '/core/thing-attributes',
  one: 'an attribute of an asset',
  many: 'attributes of assets',
  resource: 'things',
  entity: ThingAttribute,
  create: NewThingAttribute,
  change: ThingAttributeChange,
  sorts: thingAttributeSorts,
})
