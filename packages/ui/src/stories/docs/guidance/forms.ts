import type { Guidance } from './types.ts'

/** Fields of the staff tier. All stand in a form frame, which draws label, hint and error. */
export const forms: Readonly<Record<string, Guidance>> = {
  'Staff/Forms/Boolean field': {
    use: 'Switch one setting on or off.',
    avoid: 'Choices that exclude each other are a select field. Never let a switch act before the form is saved.',
    content: 'The label says what is so when it is on: “Show on the public page”.',
  },
  'Staff/Forms/Code field': {
    use: 'Edit markup or JSON, with numbered lines.',
    avoid: 'Text for readers is written in the rich text field.',
    content: 'Name the language in the label. An error names its line.',
  },
  'Staff/Forms/Colour field': {
    use: 'Choose a colour of a brand; contrast is checked as it is chosen.',
    avoid: 'Status and classification have colours of their own, which nobody chooses.',
    content: 'Say where the colour is seen: “Colour of buttons and links”.',
  },
  'Staff/Forms/Conditions field': {
    use: 'Say when something is shown: country, language, unit status and the like.',
    avoid: 'What everybody sees has no conditions.',
    content: 'Each line reads as a sentence: “Country is one of Germany, Austria”.',
  },
  'Staff/Forms/Date field': {
    use: 'Enter a day, typed or from a calendar.',
    avoid: 'For a range use the date range picker.',
    content: 'Name the event: “Valid until”. The error names the limit.',
  },
  'Staff/Forms/Date and time field': {
    use: 'Enter an instant: a day, and a time where the person is.',
    avoid: 'Where the day is enough use the date field.',
    content: 'Name the event: “Expires”. A day alone means its end.',
  },
  'Staff/Forms/Email field': {
    use: 'Enter one address.',
    avoid: 'Several addresses are a list field.',
    content: 'Say what is sent there.',
  },
  'Staff/Forms/Field frame': {
    use: 'Give a control of your own the label, hint and error of the others.',
    avoid: 'The kit’s fields have it already.',
    content: 'Labels are nouns in sentence case. Optional fields say so; required ones do not.',
  },
  'Staff/Forms/File field': {
    use: 'Upload documents; each shows how far it is, and can be tried again.',
    avoid: 'Pictures that are shown belong in the image field.',
    content: 'Kinds and size stand in the hint before anything is chosen.',
  },
  'Staff/Forms/Form of 200 fields': {
    use: 'See how a long form stays fast, and copy its sections.',
    avoid: 'More than about twenty fields on a page want sections or a wizard.',
    content: 'A section’s heading is a noun: “Address”.',
  },
  'Staff/Forms/GDTI field': {
    use: 'Enter a Global Document Type Identifier of GS1, checked when the field is left.',
    avoid: 'Codes of assets are identification codes.',
    content: 'The error says which digit the check digit should be.',
  },
  'Staff/Forms/Focus field': {
    use: 'Mark the part of a picture that stays in view wherever it is cropped.',
    avoid: 'A picture that is always shown whole needs none.',
    content: 'The hint says what happens with it: “Shown in lists and on phones”.',
  },
  'Staff/Forms/Image field': {
    use: 'Upload pictures that pages show, and describe them.',
    avoid: 'Documents belong in the file field.',
    content: 'Ask for the alternative text where the picture is chosen.',
  },
  'Staff/Forms/List field': {
    use: 'Enter several short values of the same kind.',
    avoid: 'Values with several parts are rows of a table with a form.',
    content: 'The button names what it adds: “Add address”.',
  },
  'Staff/Forms/Multi-select field': {
    use: 'Choose several of many known options, with a search.',
    avoid: 'Up to five options are checkboxes.',
    content: 'The label is a plural: “Teams”.',
  },
  'Staff/Forms/Number field': {
    use: 'Enter a number with its unit and limits.',
    avoid: 'Codes, years and telephone numbers are text.',
    content: 'The unit stands in the field, not in the label.',
  },
  'Staff/Forms/Options field': {
    use: 'Define the options of a choice, and their order.',
    avoid: 'To choose among options use a select field.',
    content: 'Options are parallel and do not overlap.',
  },
  'Staff/Forms/Phone field': {
    use: 'Enter a telephone number with its country code.',
    avoid: 'Do not ask for one where an e-mail address is enough.',
    content: 'The hint shows the form: “+57 300 123 4567”.',
  },
  'Staff/Forms/Reference field': {
    use: 'Refer to one of many that the server knows, found by typing.',
    avoid: 'Of a few fixed options use the select field.',
    content: 'Name the kind of entity. The hint says what follows from the choice.',
  },
  'Staff/Forms/Rich text field': {
    use: 'Write text for readers, with headings, lists and links.',
    avoid: 'One sentence is a text field.',
    content: 'Bold is for single words; a heading is not bold text.',
  },
  'Staff/Forms/Secret field': {
    use: 'Show a key once, or keep it covered, with a button to copy it.',
    avoid: 'Passwords that people choose are no matter of the kit: sign-in has its own page.',
    content: 'Say what the key opens and when it is not shown again.',
  },
  'Staff/Forms/Select field': {
    use: 'Choose one of more than five known options.',
    avoid: 'Up to five options are seen at once as choices. Do not use it for navigation.',
    content: 'Options are in the order that people expect: by size, by time, else by alphabet.',
  },
  'Staff/Forms/Text field': {
    use: 'Enter words, on one line or on several.',
    avoid: 'Where the answers are known use a select field.',
    content: 'The hint stays visible; there is no placeholder. An error says how to mend it.',
  },
  'Staff/Forms/Unit status field': {
    use: 'Choose the status that units get, by icon and word.',
    avoid: 'Where several statuses are compared use the conditions field.',
    content: 'Say in the placeholder what an empty field means.',
  },
  'Staff/Forms/URL field': {
    use: 'Enter the address of a page.',
    avoid: 'A file is uploaded, not linked.',
    content: 'Say whose page: “Website of the producer”.',
  },
}
