import { gtinCheckDigit } from '../rules/index.ts'
import type { Category, Certification, Component, Document, PublicAsset, SupportProfile, Template } from '../schemas/index.ts'
import { accountByEmail } from './accounts.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { demoFounded, demoId } from './ids.ts'
import { publicPlans } from './public-pages/index.ts'
import { newestFirst, toRecord } from './public-records.ts'
import type { DemoInteraction, Described } from './types.ts'

interface Plan {
  category: Pick<Category, 'name' | 'description' | 'identificationStandard' | 'identifier'>
  template: Pick<Template, 'name' | 'description' | 'attributes'>
  support: Pick<SupportProfile, 'name' | 'headerText' | 'mainText' | 'phone' | 'email' | 'contactMethods'>
  document: Pick<Document, 'name' | 'file'> & { gdtiDigits: string }
  certification: Certification
}

const plans: Readonly<Record<number, Plan>> = {
  101: {
    category: {
      name: 'Coffee, green',
      description: 'Washed arabica, before it is roasted.',
      identificationStandard: 'hs',
      identifier: '0901.11',
    },
    template: {
      name: 'Washed coffee of one farm',
      description: 'What buyers ask of every farm.',
      attributes: [
        { label: 'Process', value: 'Washed', type: 'string' },
        { label: 'Moisture at the dry mill', value: '11', type: 'number' },
      ],
    },
    support: {
      name: 'Growers’ office in Armenia',
      headerText: 'Ask the growers',
      mainText: 'Lots, samples and visits: somebody answers from Monday to Friday, seven to four.',
      phone: '+57 606 741 2200',
      email: 'hola@sierra-alta.example',
      contactMethods: ['phone', 'email'],
    },
    document: { name: 'Certificate of origin', file: '/demo/document-sierra-alta.svg', gdtiDigits: '950600013471' },
    certification: { name: 'Rainforest Alliance', issuer: 'Rainforest Alliance', number: 'RA-CO-21084', validUntil: '2027-03-31' },
  },
  102: {
    category: {
      name: 'Wein',
      description: 'Stillwein und Sekt von eigenen Trauben.',
      identificationStandard: 'hs',
      identifier: '2204',
    },
    template: {
      name: 'Riesling der Steillage',
      description: 'Was auf jedem Rückenetikett steht.',
      attributes: [
        { label: 'Rebsorte', value: 'Riesling', type: 'string' },
        { label: 'Lese', value: 'Von Hand', type: 'string' },
      ],
    },
    support: {
      name: 'Vinothek',
      headerText: 'Fragen zum Wein?',
      mainText: 'Wir antworten innerhalb eines Werktags, samstags auch in der Vinothek.',
      phone: '+49 6531 55 012',
      email: 'vinothek@klosterhalde.example',
      contactMethods: ['phone', 'email'],
    },
    document: { name: 'Amtlicher Prüfbescheid', file: '/demo/document-klosterhalde.svg', gdtiDigits: '950600013472' },
    certification: { name: 'Fair’n Green', issuer: 'FAIR and GREEN e. V.', number: 'FG-0417', validUntil: '2026-12-31' },
  },
  103: {
    category: {
      name: 'Food aid',
      description: 'Rations and their parts, in the bags in which they travel.',
      identificationStandard: 'unspsc',
      identifier: '50190000',
    },
    template: {
      name: 'Ration in bags',
      description: 'What the warehouse must know.',
      attributes: [
        { label: 'Bag', value: '50 kg, woven', type: 'string' },
        { label: 'Stack height', value: '20', type: 'number' },
      ],
    },
    support: {
      name: 'Complaints and questions',
      headerText: 'Tell us',
      mainText: 'Bags that are torn, short or spoilt: call free of charge, in English, Swahili or Turkana.',
      phone: '+254 800 720 640',
      email: 'listen@open-granary.example',
      contactMethods: ['phone', 'email'],
    },
    document: { name: 'Phytosanitary certificate', file: '/demo/document-open-granary.svg', gdtiDigits: '950600013473' },
    certification: { name: 'ISO 22000', issuer: 'Bureau Veritas', number: 'KE-22000-118', validUntil: '2027-09-30' },
  },
}

const collectionId = (publicLink: string, name: string) => demoId(`collection/${publicLink}/${name}`)

/** Shown as cards at first, and as visitors choose. */
const buildCollectionsInfo = (publicLink: string, name: string): NonNullable<Component['collectionsInfo']> => ({
  collectionIds: [collectionId(publicLink, name)],
  displayTemplate: 'grid',
  allowTemplateSwitching: true,
  organizationalFilter: false,
  defaultSort: 'organizationName',
})

/** What describes the assets of one organization. Only what lies in collections follows the clock. */
export const describeThings = (
  organizationId: number,
  things: readonly { id: string; publicLink: string }[],
  interactions: readonly DemoInteraction[],
  elements: readonly { id: string; name: string }[],
): Described => {
  const plan = plans[organizationId]
  if (!plan) return { categories: [], templates: [], supportProfiles: [], documents: [], collections: [], components: [], thingDetails: [] }
  const createdAt = new Date(demoFounded).toISOString()
  const origin = (kind: string) => ({ id: demoId(`${kind}/${organizationId}`), organizationId, createdAt })
  const createdById = accountByEmail('owner@demo.test').id
  const template = {
    ...origin('template'),
    createdById,
    categoryIds: [demoId(`category/${organizationId}`)],
    ...plan.template,
    sampleId: things[0]?.id,
  }
  const category = { ...origin('category'), createdById, ...plan.category, defaultTemplateId: template.id }
  const support = { ...origin('support'), showExpanded: false, displayConditions: [], order: 0, ...plan.support }
  const { gdtiDigits, ...file } = plan.document
  const document = {
    ...origin('document'),
    createdById,
    ...file,
    gdti: gdtiDigits + gtinCheckDigit(gdtiDigits),
    isPublic: true,
    dateModified: createdAt,
  }
  const more = catalogueRows(organizationId, category, elements)
  return {
    categories: [category, ...more.categories],
    templates: [template, ...more.templates],
    supportProfiles: [support, ...more.supportProfiles],
    documents: [document, ...more.documents],
    collections: things.flatMap(({ id, publicLink }) =>
      (publicPlans[publicLink]?.blocks ?? []).flatMap(({ name, collected }) => {
        if (!collected) return []
        const found = interactions
          .filter(
            ({ thingId, task, recordLocation }) => thingId === id && task.name === collected.task && recordLocation?.place !== undefined,
          )
          .toSorted(newestFirst)
          .slice(0, collected.count)
        return [
          {
            id: collectionId(publicLink, name),
            organizationId,
            name: `${name}, ${publicLink}`,
            interactionIds: found.map(({ _id }) => _id),
            createdAt,
          },
        ]
      }),
    ),
    components: things.flatMap(({ id, publicLink }) =>
      (publicPlans[publicLink]?.blocks ?? []).map(({ name, type, subType, displayType, component, collected }, order) => ({
        id: demoId(`block/${publicLink}/${name}`),
        organizationId,
        name,
        enabled: true,
        type,
        ...(subType !== undefined && { subType }),
        displayType,
        component,
        ...(collected && { collectionsInfo: buildCollectionsInfo(publicLink, name) }),
        ruleConditions: [],
        thingId: id,
        order,
        createdAt,
      })),
    ),
    thingDetails: things.map(({ id, publicLink }, index) => ({
      organizationId,
      thingId: id,
      categoryId: category.id,
      templateId: template.id,
      certifications: [plan.certification],
      images: publicPlans[publicLink]?.images ?? [],
      metadata: { erpNumber: `${organizationId}-${4100 + index}`, isExported: index % 2 === 0 },
      supportProfileIds: [support.id],
      documentIds: [document.id],
    })),
  }
}

/** As much of it as a visitor sees. */
export const selectShown = (
  { supportProfiles, documents, collections, components, thingDetails }: Described,
  thingId: string,
  interactions: readonly DemoInteraction[],
): Pick<PublicAsset, 'blocks' | 'certifications' | 'documents' | 'images' | 'supportProfiles'> => {
  const detail = thingDetails.find((candidate) => candidate.thingId === thingId)
  if (!detail) return {}
  const recordsIn = (ids: readonly string[]) =>
    collections
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ interactionIds }) => interactionIds)
      .flatMap((id) => interactions.filter(({ _id }) => _id === id))
      .map((interaction) => ({ ...toRecord(interaction), thing: interaction.thing.name }))
  const blocks = components
    .filter((block) => block.thingId === thingId)
    .map(({ id, name, type, subType, displayType, component, collectionsInfo }) => ({
      id,
      name,
      type,
      ...(subType !== undefined && { subType }),
      displayType,
      component,
      ...(collectionsInfo && { collectionsInfo, records: recordsIn(collectionsInfo.collectionIds) }),
    }))
  return {
    ...(detail.images.length > 0 && { images: detail.images }),
    ...(blocks.length > 0 && { blocks }),
    certifications: detail.certifications,
    documents: documents
      .filter(({ id, isPublic }) => isPublic && detail.documentIds.includes(id))
      .map(({ id, name, file, gdti }) => ({ id, name, file, gdti })),
    supportProfiles: supportProfiles
      .filter(({ id }) => detail.supportProfileIds.includes(id))
      .map(({ organizationId: _, displayConditions: __, order: ___, createdAt: ____, ...shown }) => shown),
  }
}
