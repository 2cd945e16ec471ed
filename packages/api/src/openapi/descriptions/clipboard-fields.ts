import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** What is copied from a unit, and taken into an asset. */
export const clipboardFields: FieldsOfSchemas = {
  ClipboardBody: { text: 'What was copied, to the letter: JSON with a signature.' },
  ClipboardComparison: {
    source: 'Where the content comes from.',
    expiresAt: 'Until when it can be taken.',
    version: 'Of what was compared. Taking names it, and is refused once the asset has changed.',
    entries: 'Every value of the content, in the order of its parts.',
  },
  ClipboardEntry: {
    id: 'Names the value within this content, such as `attributes.3`.',
    part: 'The part of the content that it belongs to.',
    kind: 'What the value is.',
    label: 'What it is called. In the part `general`: `name`, `description`, `image` or `longDescription`.',
    theirs: 'The copied value.',
    ours: 'What the asset has in its place. Absent where it has nothing.',
    difference: '`added`: the asset has nothing in its place. `changed`: it has another value. `same`: there is nothing to take.',
  },
  ClipboardOutcome: {
    transfer: 'What was taken, as it is kept. Absent where nothing was.',
    taken: 'Ids of the values that the asset has now.',
    refused: 'Chosen values that could not be taken.',
  },
  ClipboardRefusal: { id: 'Id of the value.', reason: 'Why it could not be taken.' },
  ClipboardTaking: {
    text: 'What was copied, to the letter: JSON with a signature.',
    version: 'Of what was compared.',
    take: 'Ids of the values to take.',
  },
  ClipboardValue: {
    text: 'The value, or what is written beside its file. Rich text where the kind is `richText`.',
    url: 'Address of its picture, file or film.',
    date: 'When the event was.',
    place: 'Where the event was.',
  },
  ContentSource: {
    origin: 'Origin of the server that has signed the content.',
    organizationSlug: 'Short name of the organization whose unit it was copied from.',
    organizationName: 'Name of that organization.',
    assetName: 'Name of the asset of that unit.',
    unitName: 'Name of the unit.',
    unitUrl: 'Address of its public page.',
    copiedAt: 'When it was copied.',
  },
  ContentTransfer: {
    origin: 'Origin of the server that has signed the content.',
    organizationSlug: 'Short name of the organization whose unit it was copied from.',
    organizationName: 'Name of that organization.',
    assetName: 'Name of the asset of that unit.',
    unitName: 'Name of the unit.',
    unitUrl: 'Address of its public page.',
    copiedAt: 'When it was copied.',
    fields: 'Which values were taken.',
    'fields.part': 'The part of the content that it belongs to.',
    'fields.label': 'What it is called.',
  },
}
