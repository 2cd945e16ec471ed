import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** Variants, what they are made of, and to whom they are given. */
export const variantFields: FieldsOfSchemas = {
  CatalogueComponent: {
    category: 'What kind of component it is.',
    origin: 'Where it comes from.',
    isOwn: 'Whether a variant of the organization names it.',
  },
  Variant: {
    status: 'Draft, pending, active, suspended or archived.',
    unitCount: 'How many units it has.',
    percentUsed: 'How many of its units have an interaction, in whole percent.',
    thingName: 'Name of the asset.',
  },
  VariantAttribute: {
    key: 'Names the attribute; no other of the variant has it.',
    value: 'Numbers have a decimal point, dates are `YYYY-MM-DD`, yes and no are `true` and `false`.',
    type: 'How the value is to be read.',
    baseAttributeId: 'Id of the base attribute whose type, list and unit its value is held to. Absent for one of your own.',
  },
  VariantHistoryEntry: {
    batchId: 'Id of the variant.',
    field: 'What of the variant was changed.',
    about: 'Name of the attribute or component, or `variantId` of the other variant. Absent for fields of the variant.',
    part: 'What of the component was changed. Absent where it was added or removed; without `about`: the order of all.',
    from: 'What it was. Absent where there was nothing.',
    to: 'What it became. Absent where nothing is left.',
    'from.value': 'Numbers have a decimal point, yes and no are `true` and `false`.',
    'from.type': 'How the value is to be read.',
    'to.value': 'Numbers have a decimal point, yes and no are `true` and `false`.',
    'to.type': 'How the value is to be read.',
  },
  VariantComponent: {
    category: 'What kind of component it is.',
    origin: 'Where it comes from.',
    costContribution: "Its share of the variant's cost, in percent.",
    isActive: 'Whether it is in use.',
  },
  AttributesOfVariants: { items: 'The variants that were found, with their attributes.' },
  BulkAttributes: {
    mode: '`merge` leaves attributes whose keys are not named as they are; `replace` takes them away.',
    items: 'The variants, with the attributes that each gets.',
  },
  VariantBulkAnswer: {
    'failures.code': 'Error code that the call for this variant alone would have been answered with.',
    ids: 'Ids of the variants that have their attributes now, in the order in which they were named.',
    failures: 'The variants that were left as they are, each with the code of the reason.',
  },
  VariantLink: {
    parentId: 'Id of the variant that went into the other.',
    childId: 'Id of the variant that was made of it.',
    quantity: 'How much of the parent went into the child.',
  },
  NewVariantLink: { quantity: 'How much of the parent went into the child.' },
  VariantRelationships: { parents: 'What it was made of.', children: 'What was made of it.' },
  VariantHierarchy: {
    nodes: 'The variants around it, nearest first.',
    'nodes.thingId': 'Id of its asset.',
    'nodes.status': 'Status of the variant.',
    'nodes.depth': 'How many steps it is away; 0 is the variant itself.',
    links: 'Which was made of which.',
    isCut: 'Whether there is more beyond `maxDepth`, or more than is shown at once.',
  },
  VariantShare: {
    id: 'Id of the sharing, the same for both organizations.',
    destination: 'Who gets it.',
    batchId: 'Id of the variant. Absent once it was deleted.',
  },
  NewVariantShare: { destination: "The other organization's number or slug.", batchId: 'Id of the variant.' },
  VariantOffer: {
    id: 'Id of the sharing, the same for both organizations.',
    origin: 'Who gives it.',
    content: 'What is given.',
    assessments: 'Rapid assessments of the asset that go with it.',
    batchId: "The receiver's own variant that was made of it. Absent until it is accepted.",
    thingId: "The receiver's own asset that it belongs to. Absent until it is accepted.",
    copyThing:
      'Of an open offer: your copy of the same asset, to which it comes where the acceptance names no other. Absent where an asset is made for it.',
    answeredById: 'Account of who answered. Absent until then.',
  },
  OfferAcceptance: {
    thingId: 'Asset of yours that it becomes a variant of. Absent: your copy of its asset (`copyThing`), or one that is made for it.',
    variantId: 'Code that the variant has with you, where its own is taken. Absent: its own.',
  },
  SharingProfile: {
    batchId: 'Id of the variant.',
    canShareAssessments: 'Whether rapid assessments of the asset can go with it.',
    obstacles: 'What stands in the way, by the codes that the attempt would be refused with. Empty: nothing.',
  },
  SharedContent: {
    thing: 'The asset, with its public attributes.',
    'thing.attributes': 'What visitors may know of the asset, in its order.',
    'thing.attributes.label': 'Names the attribute.',
    'thing.attributes.value': 'Numbers have a decimal point, dates are `YYYY-MM-DD`, yes and no are `true` and `false`.',
    'thing.attributes.type': 'How the value is to be read.',
    'thing.attributes.unit': 'UN/ECE Recommendation 20 code, or a word of the organization. Absent where it has none.',
  },
}
