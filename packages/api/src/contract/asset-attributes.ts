import * as z from 'zod/mini'
import {
  AssetAttribute,
  AssetAttributeChange,
  AssetAttributeQuery,
  AttributeSource,
  Id,
  NewAssetAttribute,
  paged,
} from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

export const assetAttributes = {
  availableSources: endpoint({
    method: 'GET',
    path: '/core/thing-attributes/available-sources',
    summary: 'Where values of attributes can be taken from, and which there are',
    security: 'organization',
    permissions: ['things:read'],
    response: z.object({ items: z.array(AttributeSource) }),
    errors: [],
  }),
  ofAsset: endpoint({
    method: 'GET',
    path: '/core/thing-attributes/thing/{id}',
    summary: "An asset's attributes, in their order",
    security: 'organization',
    permissions: ['things:read'],
    params: z.object({ id: Id }),
    query: AssetAttributeQuery,
    response: paged(AssetAttribute),
    errors: ['not_found'],
  }),
  ...crud({
    path: '/core/thing-attributes',
    one: 'an attribute of an asset',
    many: 'attributes of assets',
    resource: 'things',
    entity: AssetAttribute,
    create: NewAssetAttribute,
    change: AssetAttributeChange,
    query: AssetAttributeQuery,
  }),
}
