import type { FieldsOfSchemas } from './fields-of-schemas.ts'
import { focusFields } from './focus-fields.ts'
import { narrowing } from './interaction-fields.ts'

/** Value chains, categories, content blocks and public pages. */
export const contentFields: FieldsOfSchemas = {
  ValueChain: {
    archived:
      'Whether it is kept only for the assets that have it. Archiving the default one is refused; one that becomes the default is in use again.',
    isDefault: "Whether new assets get it. Exactly one of an organization's chains is.",
    defaultElementId: 'Where records stand that say nothing else.',
    starter:
      'Chain that comes with the product, from which all is taken that is not said, in English. `GET /core/valueChain/starters` has it in each language.',
    elements:
      'Its steps, in their order. A list that is sent takes the place of the one before: with an id, a step that is there; without, a new one.',
    name: 'Its name. Needed where no starter is named.',
  },
  ValueChainElement: { components: 'Its content blocks, in their order.' },
  ElementDraft: { id: 'Id of a step that is there. Absent: a new one is made.' },
  ElementReference: { name: 'Name of the element.', valueChainName: 'Name of its value chain.' },
  ValueChainStarter: { starter: 'Names the chain, for `starter` of a new one.' },
  Category: {
    identificationStandard: 'How `identifier` is meant.',
    identifier: 'Its own code in that standard.',
    defaultTemplateId: 'Template that a new asset of this category begins with.',
    defaultTemplate: 'The same template, by name. Absent where there is none.',
  },
  Template: {
    categoryIds: 'Categories that offer it.',
    categories: 'The same categories, by name. One that was deleted is left out.',
    attributes: 'What an asset that is made from it has at first.',
    sampleId:
      'Asset whose documents, tasks, support profiles, value chain and public page an asset that is made from it has at first, as they are then.',
    sample: 'The same asset, by name. Absent where there is none.',
    valueChain: 'The value chain of that asset, by name.',
  },
  Document: {
    storedFile: 'What was uploaded as its file. Absent for a file that lies elsewhere.',
    'storedFile.contentType': 'Type of its content, as the server found it.',
    'storedFile.size': 'How large it is, in bytes.',
  },
  Collection: {
    interactionIds: 'Ids of the interactions, in the order in which they are shown. Empty where a rule fills it.',
    rule: 'The filters of the list of interactions: the collection holds what they find now. Absent: it is filled by hand.',
    missing: 'Filters of the rule that name something that was deleted since. Absent where it is filled by hand.',
  },
  CollectionRule: narrowing,
  SupportProfile: {
    order: 'Its place among the profiles, from 0.',
    collection: 'The same collection, by name. Absent where there is none.',
  },
  SupportProfileAssign: { supportProfileIds: 'Ids of the profiles. Each is given to every asset that is named.' },
  Component: {
    type: 'A block in the text, a panel of its own, or a banner.',
    thingId: 'Asset whose public page it stands on. Absent: on none.',
    valueChainElementId: 'Element of a value chain that it stands with. Absent: with none.',
  },
  JourneyStep: { id: 'Id of the step, a UUID.', name: 'What was done.' },
  PublicRecord: {
    name: 'What was done.',
    stage: 'Element of the value chain.',
    point: 'The place, to about a kilometre.',
    thing: 'Name of the asset, in a collection.',
  },
  PublicInfo: {
    content: 'What the organization writes for visitors. In a body it takes the place of all that was there.',
    'highlights.value': 'The fact, such as `1,750 m`.',
    'highlights.label': 'What it is, such as `Altitude`.',
    showsHistory: 'Whether visitors with a unit see what was recorded of it.',
    showsEvents: 'Whether visitors see the newest records of the asset.',
    identificationMethod:
      'How labels identify the asset: `qr` with its public page, `digitalLink` and `dataMatrix` with its primary code, `nfc` with a tag, `serialPrefix` with serials that people type. `serialPrefix` needs a prefix.',
    serialPrefix: 'What serials of its units begin with. Units are found by it whatever the method is. Absent: they have no serials.',
    discoveryTaskId:
      'Id of one of the tasks at this asset, which runs when the asset is discovered: a program that looks a code up begins it, and the public page offers it first. Absent: the public page.',
    discoveryTask: 'The task of `discoveryTaskId`.',
  },
  PublicContent: {
    heroOverlayImage: 'Stands free in front of the hero picture, such as a bottle without a background.',
    previewImage: 'What previews of links show, in JPEG or PNG. Absent: the first picture of the page.',
    sectionImage: 'As wide as the page, between what it is and who made it.',
    brandExperience: 'Who makes it, and why so.',
    longDescription: 'Rich text: HTML, of which only harmless elements are shown, up to 24 inside one another.',
    productInfo: 'What stands on the label: maker, ingredients, net content.',
    videos: 'Films, in their order.',
    'videos.url': "A film's own file, or its page at YouTube or Vimeo.",
    'videos.poster': 'Picture that stands there until it plays.',
    shopping: 'Where it can be bought.',
    'shopping.seller': 'Name of the shop.',
    'shopping.price': 'Price with a point before the decimals, in `currency`.',
    'shopping.currency': 'ISO 4217, such as `EUR`.',
    'shopping.amount': 'How much of it that is, such as `250 g`.',
    links: 'Further addresses.',
    privacyPolicy: 'Address of the privacy policy.',
  },
  PublicSource: {
    name: 'Name of the organization.',
    address: 'The page that the values were copied from.',
    values:
      'What came from it: `description`, `image`, `longDescription`, or a list of the page and the place in it, such as `certifications.0`.',
  },
  PublicAsset: {
    'highlights.value': 'The fact, such as `1,750 m`.',
    'highlights.label': 'What it is, such as `Altitude`.',
    item: "The unit in the visitor's hands. Absent where none was named, it is not shown, or the asset does not have it.",
    'item.variant.state':
      'Why the organization does not vouch for the unit: `preparing`, its variant is not released yet; `suspended`, it was suspended. Absent: it does.',
    isItemClosed:
      'A unit was named that is not shown: it is hidden, or discovery of the asset is switched off. Absent where none was named, it is shown, or the asset does not have it.',
    sources: 'Other organizations whose values the page shows as they said them. A value that was edited since is no longer among them.',
    'organization.website': 'Its website. Absent where it names none.',
    'item.status': 'Its status. Absent where it has none.',
    'thing.gtin': 'GTIN of the asset. Absent where it has none.',
    'thing.attributes': 'What visitors may know of the asset, in its order.',
    'thing.attributes.label': 'Names the attribute.',
    'thing.attributes.value': 'Numbers have a decimal point, dates are `YYYY-MM-DD`, yes and no are `true` and `false`.',
    'thing.attributes.type': 'How the value is to be read.',
    'thing.attributes.unit': 'Symbol or name of the unit that the value is in. Absent where it has none.',
    'thing.attributes.name': 'What the attribute is called in the language asked for. Absent where `label` is the organization’s own.',
    'thing.attributes.valueText': 'What the value is called in the language asked for. Absent where it is from no list of the product.',
    documents: 'Documents for visitors. Absent where there are none.',
    blocks: 'Content blocks that this visitor sees. Absent where there are none.',
    'blocks.type': 'A block in the text, a panel of its own, or a banner.',
    'blocks.records': 'Of a collection: its records, in its order.',
    supportProfiles: 'Where this visitor finds help. Absent where there is none.',
    'supportProfiles.collection': 'Interactions that are shown with it. Absent where there are none.',
    'supportProfiles.collection.records': 'The records, in their order.',
    services: 'Tasks that this visitor is offered. Absent where there are none.',
    ...focusFields('services.'),
    'services.isSharingEnabled': 'Whether who has done it may share it.',
    content: 'What the organization writes for visitors. Absent where it writes nothing.',
    history: 'What was recorded of the unit, the oldest first, where the organization shows it.',
    events: 'The newest records of the asset, where the organization shows them.',
    records: 'How many interactions were recorded of the asset, and when the newest.',
    'records.count': 'How many.',
    'records.latest': 'When the newest was recorded. Absent where there is none.',
  },
  DisplayCondition: {
    property: 'What of the visitor or unit is looked at.',
    operator: 'How it is compared, by number: see DisplayConditionOperator.',
    value: 'What it is compared with, as text: a list has commas (`CO,PE`), a range a dash (`10-20`).',
  },
}
