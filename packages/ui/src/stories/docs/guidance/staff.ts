import type { Guidance } from './types.ts'

/** Frame, headers, actions and messages of the staff tier. */
export const staff: Readonly<Record<string, Guidance>> = {
  'Staff/App frame': {
    use: 'Put every page of a portal into it: menu, search, notifications and account.',
    avoid: 'A worker’s page and a public page have no menu: use the top line.',
    content: 'Menu entries are plural nouns: “Assets”, “Offers”. At most seven in a group.',
  },
  'Staff/Button': {
    use: 'Start an action. One contained button per page: its main action.',
    avoid: 'To go to another page use a link. An action that is rarely used belongs in a menu.',
    content: 'A verb, with its object where it is not obvious: “Create”, “Publish”, “Export CSV”.',
  },
  'Staff/Board': {
    use: 'Show the records of a list by their state, and move them by menu, by the key M or by dragging.',
    avoid: 'Records without states, or with more than six of them: use the list.',
    content: 'A card says the record’s name, what it is for and until when. A move that is refused says why.',
  },
  'Staff/Card frame': {
    use: 'Give each tile of a dashboard its own loading, empty and failed state.',
    avoid: 'On a page of one record use a card.',
    content: 'The title is what is counted. The empty text says what would be here.',
  },
  'Staff/Card': {
    use: 'Group what belongs together on a page, under one heading.',
    avoid: 'Do not put cards into cards, or one card around a whole page.',
    content: 'The heading is a noun: “Corrections”, “Specifications”.',
  },
  'Staff/Chip': {
    use: 'Show a short property in a tone, beside a name.',
    avoid: 'A status or a classification has a chip of its own. A chip is not a button.',
    content: 'One or two words, without an article.',
  },
  'Staff/Choice menu': {
    use: 'Choose one or several values from a button, as in a filter.',
    avoid: 'In a form use the select field. Actions belong in a menu of actions.',
    content: 'The button says what is chosen, not only what can be.',
  },
  'Staff/Classification chip': {
    use: 'Show how a record was classified.',
    avoid: 'A status of a job or an asset is no classification: use the status chip.',
    content: 'Notice, Alert, Warning or Unclassified; no other words.',
  },
  'Staff/Wrong clock banner': {
    use: 'Say above the page that the device’s clock is wrong by more than five minutes.',
    avoid: 'Do not correct times in silence: the person has to set the clock.',
    content: 'What the device shows, what the time is, and where to set it.',
  },
  'Staff/Code scanner': {
    use: 'Read a code with the camera, with a way to type it.',
    avoid: 'Where a hand scanner types, a text field is enough.',
    content: 'Say what is being looked for, and what to do in the dark.',
  },
  'Staff/Command palette': {
    use: 'Go anywhere and start anything from the keyboard.',
    avoid: 'It repeats what pages offer; nothing is reached through it alone.',
    content: 'Entries are called as on their pages. Keywords add what else people type.',
  },
  'Staff/Conditions text': {
    use: 'Say in a sentence to whom something is shown.',
    avoid: 'Where conditions are entered use the conditions field.',
    content: 'Units, variants and statuses stand by name, never by id.',
  },
  'Staff/Confirm dialog': {
    use: 'Ask before something that cannot be undone, or that others see at once.',
    avoid: 'What can be undone is done, and offers Undo in a toast.',
    content: 'The title asks with the verb, the button repeats it: “Delete 3 variants?”, “Delete”.',
  },
  'Staff/CSV dialog': {
    use: 'Ask what stands between the values before a CSV file is downloaded.',
    avoid: 'XLSX and PDF ask nothing: they are downloaded at once.',
    content: 'The choice begins with what spreadsheets of the language expect. The button says what it does: “Export”.',
  },
  'Staff/Data Matrix': {
    use: 'Show a small code as scanners of goods read it.',
    avoid: 'People scan with phones, which know QR better: use the QR code.',
    content: 'Say under it in letters what it says.',
  },
  'Staff/Date range picker': {
    use: 'Choose the time that a page looks at, from six ranges or two days.',
    avoid: 'One day in a form is a date field.',
    content: 'The button names the range and its days.',
  },
  'Staff/Empty panel': {
    use: 'Stand in for a list that has nothing yet.',
    avoid: 'A search without results says so in the list; a failure is an error panel.',
    content: 'What belongs here, in one sentence, and the button that creates it.',
  },
  'Staff/Entity name': {
    use: 'Name an entity in a list, with its thumbnail or its first letter.',
    avoid: 'A record’s own page has its picture and name in the header.',
    content: 'The name as people wrote it. A long one ends in an ellipsis, on a card after 3 lines.',
  },
  'Staff/Review': {
    use: 'Show how far somebody has reviewed an interaction.',
    avoid: 'Nothing stands where its task asks for no review.',
    content: 'What still has to be done stands out; what is approved is plain.',
  },
  'Staff/Shortened ID': {
    use: 'Show an identifier where it may find too little room: beginning and end stay, the middle goes.',
    avoid: 'A name that people wrote ends in an ellipsis; what has room for two lines is wrapped.',
    content: 'The identifier as it is. Copying gives the whole, and so does a screen reader.',
  },
  'Staff/Long title': {
    use: 'Name a dialog or drawer after an entity, whose name may be long.',
    avoid: 'The title of a page belongs into its header, which cuts it by itself.',
    content: 'Put the verb first: the end of a long name is cut after two lines.',
  },
  'Staff/Error panel': {
    use: 'Stand in for content that could not be loaded.',
    avoid: 'An action that failed is a toast; a wrong value is the field’s error.',
    content: 'What happened, why, what to do. The request’s number is for support.',
  },
  'Staff/File preview': {
    use: 'Look at a picture or PDF without leaving the page, and download it.',
    avoid: 'Pictures of a record open in its gallery.',
    content: 'The title is the name of the document; below it stand kind and size.',
  },
  'Staff/Form frame': {
    use: 'Draw a form that creates or edits an entity: in a drawer over its list, or on a page.',
    avoid: 'One question that needs no form is a confirmation.',
    content: 'The title is the name of the entity. Save is a verb; the bar names what changed.',
  },
  'Staff/Language switch': {
    use: 'Choose the language where nobody is signed in.',
    avoid: 'Inside the app frame the account’s menu has it.',
    content: 'Languages are named in themselves: “Deutsch”, “日本語”.',
  },
  'Staff/List form': {
    use: 'Edit a list that belongs to one record, such as its steps, and save it with the record. Each entry opens in a drawer.',
    avoid: 'Entries that are found and changed by themselves have a list and a page of their own.',
    content: 'The button says what it adds: “Add step”. A refused entry is named in the message.',
  },
  'Staff/Notification bell': {
    use: 'Tell what happened while a person was away, with a link to each.',
    avoid: 'The result of what somebody just did is a toast.',
    content: 'Who did what to which record; the time comes last.',
  },
  'Staff/Offer state': {
    use: 'Show how the sharing of a variant stands, and what comes next.',
    avoid: 'Other records have a status chip.',
    content: 'Say who has to act: “Waiting for Open Granary”.',
  },
  'Staff/Offline banner': {
    use: 'Say once, above the page, that the network is gone or that the server does not answer.',
    avoid: 'Do not repeat it at every button.',
    content: 'What works still, and what waits.',
  },
  'Staff/Code loaded on demand': {
    use: 'Load a large part, such as an editor or a map, when somebody opens it.',
    avoid: 'What most people see first is in the page’s own files.',
    content: 'A part that fails to load says so in a toast. The page stays as it is.',
  },
  'Staff/Page header': {
    use: 'Head a page with its title, its actions and its tabs.',
    avoid: 'The page of one record has a record header.',
    content: 'The title is the menu’s entry. The main action comes first, the rest in a menu.',
  },
  'Staff/Page skeleton': {
    use: 'Hold the place of a page while its code is loaded.',
    avoid: 'Content that reloads stays in view.',
    content: 'It has no text but the label for screen readers.',
  },
  'Staff/Permission matrix': {
    use: 'Choose permissions by resource and action, by keyboard too.',
    avoid: 'A few named roles are a select field.',
    content: 'Resources and actions have the words of the interface, not those of the contract.',
  },
  'Staff/QR code': {
    use: 'Show or print the code that leads to a public page.',
    avoid: 'On a phone that shows the page itself a link is enough.',
    content: 'Write the address below it, for those who cannot scan.',
  },
  'Staff/Editor frame': {
    use: 'Edit something that has parts: all of them, the one that is chosen, and what becomes of it, with undo and redo.',
    avoid: 'A record of a screen or two is a form with tabs.',
    content: 'The three panes have nouns. One line says what is wrong, or that nothing is.',
  },
  'Staff/Forms/Field list': {
    use: 'Edit entries that have several fields each, in their order.',
    avoid: 'For entries of one text use the options field.',
    content: 'The button says what it adds. An entry is called by its first field.',
  },
  'Staff/Record frame': {
    use: 'Draw the page of one record: where it belongs, its name and status, one primary action, the rest in a menu, and its tabs.',
    avoid: 'A small entity is edited in a drawer over its list.',
    content: 'The title is the name of the record. Tabs are nouns, with a count where it helps.',
  },
  'Staff/Record header': {
    use: 'Head the page of one record: name, picture, status, actions.',
    avoid: 'A list has a page header.',
    content: 'The name as it is written on the thing; what kind it is stands above.',
  },
  'Staff/Sign-out dialog': {
    use: 'Ask before a person signs out of a device that holds records to send or downloaded places.',
    avoid: 'Do not ask whoever leaves nothing behind.',
    content: 'What stays and is sent later, and what is removed, with their numbers.',
  },
  'Staff/Skeleton': {
    use: 'Hold the place of text or a picture of known size.',
    avoid: 'Where nothing moves when the content comes, none is needed.',
    content: 'It is hidden from screen readers: say “Loading” once for the page.',
  },
  'Staff/Status chip': {
    use: 'Show the status of an asset, variant, unit, job or offer.',
    avoid: 'For the classification of an interaction use a classification chip, for other properties a chip.',
    content: 'The status in the words of its kind; never by colour alone.',
  },
  'Staff/Status notice': {
    use: 'Say that something about a whole organization or account needs attention.',
    avoid: 'The state of one record stands in its header.',
    content: 'What is so, since when, what to do. One button.',
  },
  'Staff/Toasts': {
    use: 'Confirm that an action was done, with Undo where it can be, or say that it failed.',
    avoid: 'What a person has to read before going on is no toast.',
    content: 'A past fact: “Offer sent”. Errors stay until they are dismissed.',
  },
  'Staff/Variant ID field': {
    use: 'Ask for the ID of a variant, and say at once whether it is free.',
    avoid: 'An ID that is given by the system is a fact, not a field.',
    content: 'The hint says how long an ID is, and what it is made of.',
  },
  'Staff/Video': {
    use: 'Show a film without asking another site before it is played.',
    avoid: 'A film that only decorates is a picture.',
    content: 'The title says what is seen. Captions or a text carry what is said.',
  },
  'Staff/View only line': {
    use: 'Say above a form, in one line, why nothing in it can be edited.',
    avoid: 'A single field that is locked says so in its own hint.',
    content: 'What is so, then what to do: whom to ask, or what to restore.',
  },
  'Staff/Visually hidden': {
    use: 'Say to screen readers what is obvious to the eye.',
    avoid: 'If it helps everybody, show it.',
    content: 'Short, and not what is already read.',
  },
  'Staff/Wizard': {
    use: 'Lead through a long task whose steps depend on each other.',
    avoid: 'Up to about ten fields are one form page.',
    content: 'Steps are nouns; the last button is the verb of the whole.',
  },
  'Staff/Views of a list': {
    use: 'Show above a list the queries that people keep of it, and how the open one was changed.',
    avoid: 'Other drawings of the same rows, such as a board, are chosen beside the button of the page.',
    content: 'A view is called what it shows. Its drawing says who sees it: a lock, or people.',
  },
}
