import { type DemoData, demoFounded, publicPlans } from '@tracemark/api/demo'
import { json, optionalJson } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { PublicPage } from '../../schema/database.ts'
import { insertAll, selectRows } from './insert-all.ts'

/** What does not follow the clock was made when the organizations began. */
const FOUNDED = new Date(demoFounded)

const findPublicPage = ({ publicThings }: DemoData, thingId: string): PublicPage | undefined => {
  const page = publicThings.find(({ thing }) => thing.id === thingId)
  const plan = page && publicPlans[page.thing.publicLink]
  return (
    page && {
      heroImage: page.thing.heroImage,
      highlights: page.highlights,
      journey: page.journey,
      ...(plan && { content: plan.content, showsHistory: plan.showsHistory, showsEvents: plan.showsEvents }),
    }
  )
}

/** Value chains, and the assets that follow them. */
export const seedAssets = async (db: ScopedDatabase, data: DemoData, id: number): Promise<void> => {
  const valueChains = selectRows(data.valueChains, id)
  const owner = selectRows(data.memberships, id).find(({ role }) => role === 'owner')?.accountId ?? null
  await insertAll(
    db,
    'value_chains',
    valueChains.map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      archived: row.archived,
      is_default: row.isDefault,
      default_element_id: row.defaultElementId,
      created_at: row.createdAt,
      created_by_id: owner,
    })),
  )
  await insertAll(
    db,
    'value_chain_elements',
    valueChains.flatMap((chain) =>
      chain.elements.map((row) => ({
        organization_id: id,
        id: row.id,
        value_chain_id: chain.id,
        enabled: row.enabled,
        name: row.name,
        description: row.description ?? null,
        icon: row.icon ?? null,
        image: row.image ?? null,
        is_organization_activity: row.isOrganizationActivity,
        transportation_method: row.transportationMethod ?? null,
        gln: row.gln ?? null,
        is_default: row.isDefault,
        order: row.order,
        created_at: chain.createdAt,
        created_by_id: owner,
      })),
    ),
  )
  await insertAll(
    db,
    'assets',
    selectRows(data.things, id).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      image: row.image,
      gtin: row.gtin,
      value_chain_id: row.valueChainId,
      public_link: row.publicLink,
      is_enabled_public_link: true,
      created_at: FOUNDED,
      public_page: optionalJson(findPublicPage(data, row.id)),
    })),
  )
  await insertAll(
    db,
    'assets',
    selectRows(data.moreThings, id).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      image: row.image ?? null,
      gtin: null,
      value_chain_id: row.valueChainId ?? null,
      inherited_id: row.inheritedId ?? null,
      inherited_mode: row.inheritedMode ?? null,
      certifications: json(row.certifications),
      public_link: null,
      status: row.status,
      hidden: row.hidden,
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
      public_page: null,
    })),
  )
  await insertAll(
    db,
    'asset_attributes',
    selectRows(data.thingAttributes, id).map((row) => ({
      organization_id: id,
      id: row.id,
      asset_id: row.thingId,
      label: row.label,
      value: row.value,
      type: row.type,
      unit: row.unit ?? null,
      base_attribute_id: row.baseAttributeId ?? null,
      source: row.source ?? 'manual',
      is_public: row.isPublic ?? true,
      order: row.order,
      created_at: FOUNDED,
    })),
  )
  await insertAll(
    db,
    'page_visits',
    selectRows(data.pageVisits, id).map(({ thingId, day, visits }) => ({ organization_id: id, asset_id: thingId, day, visits })),
  )
}
