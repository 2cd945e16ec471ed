import type { Guidance } from './types.ts'

/** The field tier: one task on a phone, often offline, often with wet hands. */
export const field: Readonly<Record<string, Guidance>> = {
  'Field/Banner': {
    use: 'State one fact about the whole screen, such as being offline.',
    avoid: 'A message about one field belongs in the field, a message that needs an answer in a notice.',
    content: 'One line: the fact first, then what it means for the answers. No full stop.',
  },
  'Field/Wrong clock banner': {
    use: 'Say above a screen of the field that the device’s clock is wrong by more than five minutes.',
    avoid: 'The staff’s frame has a banner of its own.',
    content: 'The text is given: what the device shows, what the time is, and where to set it.',
  },
  'Field/Connection banner': {
    use: 'Say above a screen that the device is offline or that the server does not answer.',
    avoid: 'Do not say it in other words elsewhere. “Offline” is only true of a device without a network.',
    content: 'The text is given. A note may say what the screen shows meanwhile.',
  },
  'Field/Button': {
    use: 'Start an action. One primary button per screen, at the end of what it sends.',
    avoid: 'Do not use a button to go to a page: that is a link.',
    content: 'A verb and, where it is not obvious, its object: “Submit”, “Take photo”. Never “OK” or “Click here”.',
  },
  'Field/Choice field': {
    use: 'Choose one or several of up to about ten options that fit on the screen.',
    avoid: 'For yes and no use the yes or no field; for a long list let the person search.',
    content: 'Options are parallel and short. Put the usual answer first; never choose for the person.',
  },
  'Field/Code field': {
    use: 'Scan a QR code or barcode, or type it where the camera fails.',
    avoid: 'For a name or a number that no label carries use a text or number field.',
    content: 'Say what is scanned and where to find it: “Code on the bag’s seal”.',
  },
  'Field/Date field': {
    use: 'Enter a day. The phone’s own picker opens.',
    avoid: 'Do not ask for the time of the record itself: it is kept with every record.',
    content: 'Name the event: “Laid out on”, not “Date”. State limits in the hint.',
  },
  'Field/Error notice': {
    use: 'Say that a step failed, in place of what it would have shown.',
    avoid: 'A wrong answer is the field’s error, not a notice.',
    content: 'What happened, why, what to do. Two short sentences, then the button that does it.',
  },
  'Field/Facts': {
    use: 'Show pairs of a name and a value on a public page.',
    avoid: 'For running text use rich text; to compare many records use a table.',
    content: 'Names are nouns. Values carry their unit: “1,740 m”.',
  },
  'Field/File field': {
    use: 'Attach a document that is already on the device.',
    avoid: 'For a picture that is taken now use the photo field.',
    content: 'Name the document: “Organic certificate”. State kinds and size in the hint.',
  },
  'Field/Gallery': {
    use: 'Show several pictures of the same thing; each opens large.',
    avoid: 'One picture that carries the page stands in its header.',
    content: 'Alternative text says what is seen: “Cherries on the drying patio”, not “Photo 3”.',
  },
  'Field/Journey map': {
    use: 'Show the places that something passed, in order.',
    avoid: 'For one place or for areas use a world map.',
    content: 'Places are called as people there call them. The list beside the map says the same without it.',
  },
  'Field/List': {
    use: 'List documents, contacts or links with one line of detail each.',
    avoid: 'For events in order of time use a timeline.',
    content: 'The title says what it is, the detail adds kind and size: “PDF, 1.3 MB”.',
  },
  'Field/Location field': {
    use: 'Record where a task was done, with its accuracy.',
    avoid: 'Do not ask where the record does not need it: location is personal.',
    content: 'Say why it is asked. State the accuracy: “Accurate to about 8 m”.',
  },
  'Field/Long choice field': {
    use: 'Choose one of more than 20 options: the person types a part of it and chooses from what is found.',
    avoid: 'Up to 20 options are a choice field, which shows them all.',
    content: 'Options begin with the word that people type. The line below the search says how many of all are shown.',
  },
  'Field/Notice': {
    use: 'Tell something that matters before the person goes on, in one of four kinds.',
    avoid: 'What needs no attention is plain text. Never stack two notices.',
    content: 'The title states the fact, the text the consequence. Do not rely on colour.',
  },
  'Field/Number field': {
    use: 'Enter a measured or counted number. It takes commas and points of every language.',
    avoid: 'Telephone numbers, codes and years are text.',
    content: 'The label names what is measured, the unit stands in the field, the limits in the hint: “0 to 60 %”.',
  },
  'Field/Photo field': {
    use: 'Take pictures as evidence, or choose them from the device.',
    avoid: 'For documents use the file field.',
    content: 'Say what has to be in the picture: “The seal, closed”.',
  },
  'Field/Progress': {
    use: 'Show how far something of known length is, such as a series of tasks.',
    avoid: 'Where the length is unknown use a spinner.',
    content: 'Count what people count: “2 of 5 tasks”. No percentages.',
  },
  'Field/Rich text': {
    use: 'Show text that an organization has written, with its headings and lists.',
    avoid: 'Do not draw interface texts with it.',
    content: 'Headings begin at the level below the page’s. Links say where they lead.',
  },
  'Field/Signature field': {
    use: 'Have a person confirm with their signature.',
    avoid: 'Where a name is enough use a text field; a signature cannot be searched.',
    content: 'Say what is confirmed: “I was present at the delivery”. Say who signs.',
  },
  'Field/Spinner': {
    use: 'Show that something of unknown length is under way, after a tenth of a second.',
    avoid: 'What has a known shape shows it in place of a spinner.',
    content: 'Its label says what is awaited: “Opening the task”.',
  },
  'Field/Stamp': {
    use: 'Mark a public page as checked, once.',
    avoid: 'It is no decoration: without a check there is no stamp.',
    content: 'Two or three words and a date.',
  },
  'Field/Text field': {
    use: 'Enter words, on one line or on several.',
    avoid: 'Where the answers are known use a choice: it is faster and can be counted.',
    content: 'The label asks for a thing, not a sentence. The hint stays visible; there is no placeholder.',
  },
  'Field/Timeline': {
    use: 'Show events in order of time, the newest first.',
    avoid: 'Steps that are still to be done are a list.',
    content: 'Each event is a past fact: “Washed”, “Weighed”. Then when and where.',
  },
  'Field/Top line': {
    use: 'Head a worker’s page: whose it is, the language, the way out.',
    avoid: 'It holds no navigation: a worker has one task.',
    content: 'The organization’s name as it calls itself.',
  },
  'Field/Yes or no': {
    use: 'Ask a question with two answers, where neither is the usual one.',
    avoid: 'Something that is switched on and off is a boolean field.',
    content: 'A question that “yes” answers without doubt. No negations.',
  },
}
