import type { Guidance } from './types.ts'

/** Whole screens: props in, callbacks out. Loading, empty and failed stand in each; its stories show them. */
export const screens: Readonly<Record<string, Guidance>> = {
  'Screens/Access tokens/Access token': {
    use: 'Create an access token for a program, or change its name, type, permissions and expiry.',
    avoid: 'A person signs in; a program of a partner gets a token of its own.',
    content: 'Say what the program may do in plain words. Recommend an expiry.',
  },
  'Screens/Access tokens/Secret': {
    use: 'Show the secret of a new access token, once, with a button that copies it.',
    avoid: 'It cannot be shown again: a lost secret is replaced by a new token.',
    content: 'Say that it is shown once and where to keep it.',
  },
  'Screens/Access tokens/Access tokens': {
    use: 'List the programs that reach the organization: type, last use and expiry of each.',
    avoid: 'People are in the list of users.',
    content: 'Mark expired tokens. The empty state says what a token is for.',
  },
  'Screens/Assets/Overview': {
    use: 'Frame each tab of an asset: its name, status, public page and menu. The overview shows its counts, latest interactions and gaps.',
    avoid: 'What can be edited is on the tab About.',
    content: 'What is missing is named by its field, and each name leads to where it is filled in.',
  },
  'Screens/Assets/Public': {
    use: 'Show what visitors see of an asset: the address, what is open, and the page itself on a phone or at a desk.',
    avoid: 'Nothing is changed here: each part leads to where it is set.',
    content: 'Where the page is closed, the reason stands in the place of the preview.',
  },
  'Screens/Assets/Task': {
    use: 'Add a task to an asset, or say how it is run there: who is offered it, until when, and what it does to the unit.',
    avoid: 'What the task asks is edited with the task itself.',
    content: 'Texts of the public page are shown only while visitors see the task.',
  },
  'Screens/Assets/Tasks': {
    use: 'List the tasks that can be run for an asset, in their order, below the head of its page.',
    avoid: 'Tasks of the whole organization are listed on their own page.',
    content: 'Tasks of the asset that this one follows name it. An expiry that has passed is marked.',
  },
  'Screens/Assets/About': {
    use: 'Edit what is known of an asset, on nine tabs: each is a form of its own, with its save bar.',
    avoid: 'What happened to it is in its interactions; its codes are on the tab Discovery.',
    content: 'What cannot be undone says so before it is saved. A list is edited as a whole: entries open in a drawer.',
  },
  'Screens/Dashboard': {
    use: 'Show what happened in a period and in the one before: each number, bar and line leads to the list of what it counts.',
    avoid: 'Single records are read and corrected in the list. No gauges, no tiles to drag, no second period in a tile.',
    content: 'Changes are plain numbers: more is neither good nor bad. A tile that is empty says what would be in it.',
  },
  'Screens/Assets/Catalogue': {
    use: 'Show how the catalogue stands, what is new, and what has to be mended, each with its way there.',
    avoid: 'Searching and changing assets is done in their list.',
    content: 'What is right is left out. Where nothing has to be mended, one line says so.',
  },
  'Screens/Exports/Exports': {
    use: 'Show the exports of a person that are prepared in the background: how far each is, and its file.',
    avoid: 'A small file is downloaded where it is asked for, and is not listed.',
    content: 'Say how many rows are written, until when the file is kept, and why one failed.',
  },
  'Screens/Assets/Update from clipboard': {
    use: 'Update an asset with what another organization’s unit says: paste, compare part by part, choose, confirm.',
    avoid: 'A variant that a partner shares comes as an offer, and follows its owner.',
    content: 'Both values stand side by side. What is refused says why, and what to copy instead.',
  },
  'Screens/Assets/Assets': {
    use: 'List the assets of an organization, as a table or as cards, with search, filters and pages.',
    avoid: 'What partners offer is in the offers; the units of one asset are on its own page.',
    content: 'The empty state says what belongs here. A name is never cut without its whole text at hand.',
  },
  'Screens/Assets/New asset': {
    use: 'Create an asset in a drawer over the list: name, category, template, value chain and image. It opens its page.',
    avoid: 'Everything else is filled in on the page of the asset.',
    content: 'A hint says what a category brings and what a template gives.',
  },
  'Screens/Attributes/Attribute': {
    use: 'Define a base attribute of the organization: its type, unit, limits, valid values and whether it is required.',
    avoid: 'The value that one asset has of it is entered on the page of the asset.',
    content: 'A name is what a label would say. The description says what to fill in, and is read while doing it.',
  },
  'Screens/Attributes/Attributes': {
    use: 'List the base attributes of an organization, with their validation in words.',
    avoid: 'Those that come with the product are read on a tab of their own.',
    content: 'The empty state says what an attribute is for, and offers to define the first.',
  },
  'Screens/Attributes/System attributes': {
    use: 'List the base attributes that come with the product; one opens with its specification, its names elsewhere and its values.',
    avoid: 'Nothing here is edited.',
    content: 'Terms of vocabularies and codes stand as their owners write them.',
  },
  'Screens/Attributes/Units of measure': {
    use: 'Look up a unit of measure: its symbol, code, quantity and conversion.',
    avoid: 'A form offers only the units of the quantity that it asks for.',
    content: 'A conversion is one equation, in the writing of the language.',
  },
  'Screens/Categories/Categories': {
    use: 'List the kinds of assets of an organization, with their identification standard and default template.',
    avoid: 'Attributes of one asset are on its own page.',
    content: 'A category is a short noun. The empty state says what a category is for.',
  },
  'Screens/Categories/Category': {
    use: 'Create or edit a category in a drawer over its list.',
    avoid: 'What an asset of a category begins with is in its template.',
    content: 'The hint of the identifier gives an example of the chosen standard.',
  },
  'Screens/Documents/Document': {
    use: 'Create or edit a document: its file, GDTI, value chain element and whether it is public.',
    avoid: 'Pictures of an asset are in its gallery.',
    content: 'A wrong check digit says which digit is right. Say who can read a public document.',
  },
  'Screens/Documents/Documents': {
    use: 'List and preview the documents of an organization.',
    avoid: 'Files that were recorded with an interaction are in that interaction.',
    content: 'Name the kind and size of each file. The preview has a download.',
  },
  'Screens/Tasks/Guided tasks': {
    use: 'Lead somebody in the field from a place to its tasks, also without a network.',
    avoid: 'One task that is known beforehand opens as a task run, without these steps.',
    content: 'Say what is on the device and since when. One question per step.',
  },
  'Screens/Identification codes/Identification code': {
    use: 'Create or edit a code of an asset in a drawer over its list.',
    avoid: 'Codes of units come from their group and are not entered.',
    content: 'Say what is wrong and where. Offer the code with the right check digit.',
  },
  'Screens/Identification codes/Identification': {
    use: 'Choose how an asset is identified on labels, and what runs when it is.',
    avoid: 'The codes themselves are a list of their own.',
    content: 'The hint says who reads the method: a phone, a scanner or a person.',
  },
  'Screens/Identification codes/Identification codes': {
    use: 'List the codes that an asset is found by, and show how its code looks.',
    avoid: 'The address of one unit is on the page of the unit.',
    content: 'Say what a scan opens. Where nothing opens, say what is missing.',
  },
  'Screens/Interactions/Answers': {
    use: 'Correct answers and files of an interaction, as who recorded it or as an admin.',
    avoid: 'For classification, date, place and step use the correction beside the interaction.',
    content: 'Until when it may be corrected, or why it was sent back, stands above the questions.',
  },
  'Screens/Interactions/Correction': {
    use: 'Correct how an interaction is classified, when and where it took place, and its step.',
    avoid: 'Answers and files are corrected in the form that they were given in.',
    content: 'The reason is a sentence for whoever reads the correction later.',
  },
  'Screens/Interactions/Interaction': {
    use: 'Read one interaction: its answers and files, when and where it occurred, and its corrections.',
    avoid: 'To look through many use the list of interactions.',
    content: 'Facts are short nouns. What was not recorded is said, with the reason that was given.',
  },
  'Screens/Interactions/Hidden or deleted': {
    use: 'Bring back interactions that somebody hid or deleted.',
    avoid: 'What has expired stays in the list of interactions.',
    content: 'The summary says for how long what is deleted can be restored.',
  },
  'Screens/Interactions/Map': {
    use: 'Show where the interactions of a list happened. The server gathers them; what is on the map is listed beside it.',
    avoid: 'The places of one interaction are on its page.',
    content: 'Each cluster is called by its number, how it divides and where it lies. What has no place is counted.',
  },
  'Screens/Interactions/Interactions': {
    use: 'Find interactions by dates, filters and words, and export what is found.',
    avoid: 'The interactions of one unit are on the page of that unit.',
    content: 'The summary says how many there are and of which time. Nothing found names the filters.',
  },
  'Screens/Invitations/Invitation': {
    use: 'Let an invited person see who invites, to what, and accept or decline.',
    avoid: 'Whoever sends invitations uses the invite form and the sent invitations.',
    content: 'Name the organization and the role. An invitation that is over says why and whom to ask.',
  },
  'Screens/Invitations/Invite': {
    use: 'Invite several people at once by their addresses, with a role, a language and a team.',
    avoid: 'To resend or revoke one use the sent invitations.',
    content: 'Each address that cannot be invited is named with its reason. The button counts the invitations.',
  },
  'Screens/Value chains/New value chain': {
    use: 'Begin a value chain with one of the templates, or without.',
    avoid: 'A chain that exists is duplicated from its own page.',
    content: 'Show the elements of a template before it is chosen.',
  },
  'Screens/Units/Labels': {
    use: 'Create labels for units of an asset, and download earlier ones again.',
    avoid: 'One code alone is downloaded at the unit.',
    content: 'Show the sheet before it is printed. Say how many labels, sheets and files it will be.',
  },
  'Screens/Units/Labels of units': {
    use: 'Create labels for units that were selected in a list.',
    avoid: 'All units of a variant or a group are taken by their numbers.',
    content: 'Say how many labels it will be, and whether some open nothing.',
  },
  'Screens/Variants/New variant': {
    use: 'Create a variant of an asset: its name, ID, status and attributes.',
    avoid: 'A variant that exists is changed on its own page.',
    content: 'Hints give the limits before an error does. All refused fields are shown at once.',
  },
  'Screens/Session/Notice': {
    use: 'Say why a page cannot be shown: not found, no permission, no organization, no access.',
    avoid: 'A failure of one part stays in that part, as an error panel.',
    content: 'What happened, why, and one thing to do. Name the permission that is missing.',
  },
  'Screens/Offers/Offer': {
    use: 'Read what a partner shares of a variant, and accept or decline it.',
    avoid: 'Several offers are compared in the list of offers.',
    content: 'Say who offers what, and what accepting does. A reason is optional.',
  },
  'Screens/Offers/Offers': {
    use: 'List what partners share with the organization, by its state.',
    avoid: 'What the organization shares itself is at its variants.',
    content: 'States are one word each: Pending, Accepted, Declined, Withdrawn.',
  },
  'Screens/Tasks/Records on this device': {
    use: 'Show the task runs that are saved on the device and not sent yet, and why.',
    avoid: 'Runs that were received are interactions.',
    content: 'Say that nothing is lost, and what each run waits for.',
  },
  'Screens/Tasks/Sent interactions': {
    use: 'Show workers what they sent, how it stands in its review, and what they may still correct.',
    avoid: 'Runs that are not sent yet are records on this device.',
    content: 'The reason of a review stands in the words of the reviewer.',
  },
  'Screens/Public page/Page': {
    use: 'Show everybody what is known of an asset or a unit: its journey, facts and services.',
    avoid: 'Facts for staff only stay on the page of the asset.',
    content: 'The organization’s own words stand in its own language. Sections without content are left out.',
  },
  'Screens/Public page/Missing': {
    use: 'Answer a scanned code that leads to no public page.',
    avoid: 'Without a network the page says that, and offers to try again.',
    content: 'Say that the code may be old or wrong, and whom to ask.',
  },
  'Screens/Public page/Sections': {
    use: 'Show a visitor what is known of an asset below its head: one section for each kind of content that it has.',
    avoid: 'A kind of content that the asset does not have leaves no heading.',
    content: 'What came from another organization says whose it is.',
  },
  'Screens/Tasks/Saved run': {
    use: 'Read one saved task run, and send, keep or delete it.',
    avoid: 'A run that has not been submitted opens as a task run.',
    content: 'Name the reason for which it was refused, and what can be done about it.',
  },
  'Screens/Invitations/Sent invitations': {
    use: 'List pending invitations, resend and revoke them, and see which were declined.',
    avoid: 'People who have joined are in the list of users.',
    content: 'Say until when each is valid. The empty state carries the button that invites.',
  },
  'Screens/Session/Signed out': {
    use: 'Confirm that somebody has signed out, and offer to sign in again.',
    avoid: 'A session that ended by itself leads to signing in, with the reason.',
    content: 'One sentence, one button. Say what stays on the device.',
  },
  'Screens/Session/Signed up': {
    use: 'Tell a new person what comes next: to confirm the address, or to wait for access.',
    avoid: 'Whoever was invited goes to the invitation.',
    content: 'Name the address that the e-mail was sent to.',
  },
  'Screens/Session/Signing in': {
    use: 'Wait while somebody is signed in, and say what is wrong if that fails.',
    avoid: 'The form for name and password belongs to the identity provider.',
    content: 'Say that work on the device is safe while the server is silent.',
  },
  'Screens/Saved views/Saved view': {
    use: 'Name a view of a list and say who sees it, in a drawer over the list.',
    avoid: 'What the view asks for is changed in the list itself, and saved from there.',
    content: 'A name says what is seen: “Alerts and warnings”, “Main harvest 2026”.',
  },
  'Screens/Support profiles/Support profile': {
    use: 'Create or edit a support profile in a drawer over its list.',
    avoid: 'Which assets show it is set at the asset.',
    content: 'The header is what a visitor reads first: a short question or invitation.',
  },
  'Screens/Support profiles/Support profiles': {
    use: 'List the contacts that visitors of a public page can ask.',
    avoid: 'People who work in the portal are users.',
    content: 'Name who answers, such as “Importer in Bremen”. The empty state says what a profile is for.',
  },
  'Screens/Tasks/Task run': {
    use: 'Do one task: its questions, submission, refusal, result and what happens without a network.',
    avoid: 'On another website use the task run widget, which brings machine and client along.',
    content: 'One screen, one task. The result says what to do now, not only that it was sent.',
  },
  'Screens/Templates/Template': {
    use: 'Create or edit a template: its categories and the attributes that new assets start from.',
    avoid: 'A change of a template does not change assets that exist.',
    content: 'Say what a new asset takes along.',
  },
  'Screens/Templates/Templates': {
    use: 'List the templates that new assets start from.',
    avoid: 'To copy one asset use Duplicate in its menu.',
    content: 'The number of attributes tells templates apart. Duplicates get a name of their own.',
  },
  'Screens/Units/Unit': {
    use: 'Show one unit: its status, code, facts and latest interactions.',
    avoid: 'What everybody may see is the public page.',
    content: 'The unit’s ID is the title. Say when there is nothing yet, and what will appear.',
  },
  'Screens/Units/New units': {
    use: 'Create units of a variant, any number of them, and see how far that has come.',
    avoid: 'Labels for units that exist are printed on the Discovery tab.',
    content: 'Say which numbers they get. Where a code is missing, lead to where one is created.',
  },
  'Screens/Units/Units': {
    use: 'Find units of an asset or of the organization, and change, hide or delete one or many.',
    avoid: 'One unit with its history and code has a page of its own.',
    content: 'Each status has its icon and word. The address of a label is text to copy, never a link.',
  },
  'Screens/Variants/Attributes': {
    use: 'Give several variants the same attributes, beside those that they have or in their place.',
    avoid: 'The attributes of one variant are edited on its own tabs.',
    content: 'It shows before saving what changes of which variant, and after it which were left as they are, and why.',
  },
  'Screens/Users/Users': {
    use: 'List the people of an organization and change their role, access and status.',
    avoid: 'To answer an invitation of one’s own use the invitation.',
    content: 'Each confirmation says what the change means for the person. Mark one’s own row.',
  },
  'Screens/Value chains/Value chain': {
    use: 'Edit a value chain: its elements in their order, its details, its content blocks and the assets that use it.',
    avoid: 'A new chain begins in the drawer over the list.',
    content: 'The save bar names what changed. A refused GLN says what its check digit should be.',
  },
  'Screens/Value chains/Value chains': {
    use: 'List the value chains of an organization, and which one is the default.',
    avoid: 'The elements of one chain are on its own page.',
    content: 'Say how many elements each chain has. Deleting says what refers to it.',
  },
  'Screens/Variants/Variant': {
    use: 'Frame each tab of a variant: its status, one primary action, and the rest in a menu.',
    avoid: 'A new variant has its own form.',
    content: 'A change of status says what it leads to before it is made.',
  },
  'Screens/Variants/Read only': {
    use: 'Say in one line why a variant can only be looked at: it is archived, or the person lacks the right.',
    avoid: 'Whoever may edit is told nothing.',
    content: 'Say what to do: restore it, or whom to ask.',
  },
  'Screens/Variants/Variant tabs': {
    use: 'Edit what is known of one variant on its tabs: general, components, sustainability, miscellaneous; and read its shares and history.',
    avoid: 'Status and sharing are changed in the head of its page.',
    content:
      'Where nothing can be edited, one line says why. A component comes from the catalogue; an entry of one’s own is a step of its own.',
  },
  'Screens/Variants/Variants': {
    use: 'List the variants of an asset with their status and units.',
    avoid: 'Units are listed on the page of their asset.',
    content: 'The empty state says what a variant is, and carries the button that creates one.',
  },
  'Screens/Collections/Collections': {
    use: 'List the collections of interactions, which public pages and support profiles show.',
    avoid: 'One of them is created and edited in its form.',
    content: 'The empty state says where interactions are added: in their list. One that is filled by a rule says so in place of a number.',
  },
  'Screens/Collections/Collection': {
    use: 'Create or edit one of the collections over their list: filled by hand, or by a rule.',
    avoid: 'Interactions are added by hand in their list, and never to a collection by rule.',
    content: 'The rule says itself as a sentence: the filters of the list of interactions, in the words that they have there.',
  },
  'Screens/Jobs/Jobs': {
    use: 'List what is to be done for units, by whom and until when; by status on a board, by due date in a calendar.',
    avoid: 'One of them is created and edited in its form.',
    content: 'The empty state says what a job asks for.',
  },
  'Screens/Jobs/Job': {
    use: 'Create or edit one of the jobs over their list.',
    avoid: 'What is done to several at once is in their list.',
    content: 'A field is called as its column in the list is.',
  },
  'Screens/Tasks/Assignments': {
    use: 'Show where a task can be run, as a tab of its page.',
    avoid: 'How it is run for one asset is edited on that asset’s page.',
    content: 'The asset’s name leads to its own link.',
  },
  'Screens/Tasks/New task': {
    use: 'Begin a task with nothing or with an entry of the library.',
    avoid: 'To begin with a task of the organization use Duplicate in its menu.',
    content: 'An entry says what it is for in a sentence.',
  },
  'Screens/Tasks/Task': {
    use: 'Design a task: its questions, result, classification, and where it is run.',
    avoid: 'How it is run for one asset is a tab of that asset.',
    content: 'A label is a question as a worker would ask it. A hint says how to answer, not why.',
  },
  'Screens/Tasks/Tasks': {
    use: 'List the tasks of an organization.',
    avoid: 'The tasks of one asset are a tab of its page.',
    content: 'The empty state says what a task is and how to begin.',
  },
}
