import type { FieldsOfSchemas } from './fields-of-schemas.ts'
import { tableExport } from './table-export.ts'

const labelLooks = {
  layout:
    'The sheet or roll that the labels are for; `custom`: one of your own, of which `size` says the measures; `csv` or `xlsx`: a table of the codes for another program.',
  size: 'The measures of a sheet or roll of your own. Of another layout it says nothing.',
  symbol: "What the unit's link is drawn as.",
  logo: "Draws the organization's logo in the place of its name, where it has one.",
  startPosition: "The first label's place on the first sheet, row by row from 1: those before it are used already.",
}

const separator = 'What stands between the values of a CSV table. Spreadsheets expect `semicolon` where a comma is the decimal mark.'

/** Units, their codes and labels. */
export const unitFields: FieldsOfSchemas = {
  Unit: {
    name: 'Its name, as it stands on the unit.',
    status: 'Value of one of the organization\'s item statuses. Absent: "Unknown ID", which clients show as -1.',
    statusName: 'Name of that status.',
    batchId: 'Id of its variant, one of its own asset. Absent where it belongs to none.',
    hidden: 'Whether it is left out of lists and public pages.',
    lastInteractionAt: 'When something was last recorded of it. Absent where nothing was.',
  },
  UnitChange: {
    batchId: 'Id of a variant of its own asset. One that is archived or suspended gets no more units. `null`: it belongs to none.',
  },
  UnitPage: { isAtLeast: 'There are more than `totalItems`: so many were counted and no more. Absent: it is the whole number.' },
  UnitExport: {
    ...tableExport,
    sort: 'The order of the rows.',
    thingId: 'Only of this asset.',
    batchId: 'Only of this variant.',
    status: 'Only units with these values of item statuses; -1 finds units without one. Absent: all.',
    sequenceFrom: 'Only units from this number on.',
    sequenceTo: 'Only units up to this number.',
    hidden: '`true`: only hidden units. `false`: only the others.',
  },
  UnitStatusChange: {
    itemId: 'Id of the unit.',
    from: 'The status that it had. Absent: "Unknown ID".',
    to: 'The status that it got. Absent: "Unknown ID".',
    interaction: 'What was recorded by the task run that changed it, called as its task is. Absent where a person changed it.',
  },
  UnitBulkUpdate: {
    status: 'Value of one of the organization\'s item statuses; `null`: "Unknown ID". Absent: it stays.',
    hidden: 'Whether they are left out of lists and public pages. Absent: it stays.',
  },
  UnitBulkAnswer: {
    'failures.code': 'Error code that the call for this unit alone would have been answered with.',
    'failures.usedBy': 'What refers to the unit, where that is the reason.',
    ids: 'Ids of the units for which it was done, in the order in which they were named.',
    failures: 'The units that were left as they are, each with the code of the reason.',
  },
  VirtualCode: { id: 'Id of the unit.' },
  VcodeGroup: {
    batchId: 'Id of the variant.',
    size: 'How many units are made, with numbers that follow each other. More than 500 are made in the background.',
    madeCount: 'How many of them are there already.',
    firstSequenceNumber: 'Number of the first unit.',
    lastSequenceNumber: 'Number of the last unit.',
    status: 'The status that the units begin with, one of the organization. Absent: "Unknown ID".',
    cancelledAt:
      'When the rest was cancelled. Those that were not there by then are not made, and their numbers are not given to others. Absent: nothing was cancelled.',
  },
  CodeDownload: {
    groupId: 'Group of the units that were made for these codes. Absent where none were.',
    items: "The codes, in the order of their units' numbers.",
  },
  LabelLooks: labelLooks,
  LabelSize: {
    unit: 'What the lengths are given in.',
    pageWidth: 'Width of a sheet, or of a label on a roll.',
    pageHeight: 'Height of a sheet, or of a label on a roll.',
    columns: 'Labels beside each other on a sheet.',
    rows: 'Labels below each other on a sheet.',
    labelWidth: 'Width of a label.',
    labelHeight: 'Height of a label.',
    left: "From the page's left edge to the first label.",
    top: "From the page's top edge to the first label.",
    gapX: 'Between two labels beside each other.',
    gapY: 'Between two labels below each other.',
  },
  UnitLabels: {
    unitIds: 'The units. The labels follow their assets, variants and numbers.',
    ...labelLooks,
    separator,
  },
  LabelPrint: {
    batchId: 'Id of the variant.',
    firstSequenceNumber: 'Number of the first unit that has a label.',
    lastSequenceNumber: 'Number of the last unit that has a label.',
    ...labelLooks,
    groupId: 'The group that all of these numbers belong to. Absent: they were not made together.',
    labelCount: 'How many labels the file has.',
  },
  IdentificationCode: {
    type: 'What the code is made of: one of GS1, or your own.',
    value: 'The code as it stands on the product, check digit included.',
    isPrimary: 'Whether it is the one that the asset is shown with.',
  },
  IdentificationCodeCheck: { type: 'What the code is made of: one of GS1, or your own.', value: 'The code that is to be looked at.' },
  IdentificationCodeVerdict: {
    expected: 'The whole code with the right check digit, where that is all that is wrong.',
    thing: 'The asset that has the code. Absent where it is free, and for callers who may not read assets.',
  },
  Discovery: {
    kind: 'What the code names.',
    'item.sequenceNumber': 'Number of the unit.',
    codeType: 'As what kind of code it was known. Absent for names of units.',
    task: 'The discovery task of the asset, to be begun now. Absent: the asset has none, or its time is over.',
    'task.taskThingId': 'Id of the task at the asset.',
  },
}
