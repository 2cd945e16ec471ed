/** What the server says to people, in English. `{name}` stands for what a sentence names. The portal has the same words for the same things. */
export const en = {
  /** The language's own name, by which whoever speaks it looks for it. */
  name: 'English',
  classifications: { notice: 'Notice', alert: 'Alert', warning: 'Warning', unclassified: 'Unclassified' },
  /** The PDF of interactions. */
  report: {
    title: 'Interactions',
    records: { one: '{count} interaction', other: '{count} interactions' },
    asOf: 'As of {date} ({zone})',
    everything: 'All interactions',
    /** In the place of filters, where rows were selected. */
    selected: 'Selected interactions',
    nothing: 'No interactions match these filters.',
    search: 'Search',
    classification: 'Classification',
    asset: 'Asset',
    task: 'Task',
    history: 'History',
    from: 'From',
    until: 'Before',
    collection: 'Collection',
    recordedBy: 'Recorded by',
    me: 'me',
    /** The head of a column, as those of what, where and by whom. */
    occurred: 'Occurred',
    /** Before `from` and `until`, where these are of when records were received. */
    received: 'Received',
    assetAndUnit: 'Asset and unit',
    taskAndAnswers: 'Task and answers',
    /** Before `from` and `until`, where these are of when records were recorded or last corrected. */
    changed: 'Recorded or corrected',
    unit: 'Unit',
    element: 'Value chain element',
    area: 'Area',
    /** Before where the device was, if that is not where the record was reported. */
    device: 'Device position',
    collected: 'In a collection',
    teamTasks: 'Team tasks',
    administrationTasks: 'Administration tasks',
    origin: 'Begun as',
    origins: { task: 'Task of a member', service: 'Service on a public page' },
    review: 'Review',
    reviews: {
      received: 'Waiting for review',
      needs_changes: 'Needs changes',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    where: 'Place',
    by: 'Recorded by',
    /** Since when the record no longer holds. */
    expired: 'No longer valid since {date}',
    /** By how much the device's clock was wrong. */
    clockFast: "The device's clock was {size} fast. The time was corrected.",
    clockSlow: "The device's clock was {size} slow. The time was corrected.",
    yes: 'Yes',
    no: 'No',
    page: 'Page {page} of {pages}',
    kinds: {
      rapid_assessment: 'Rapid assessment',
      certification: 'Certification',
      data_transfer: 'Data transfer',
      share_request: 'Share request',
    },
    noPlace: {
      not_found: 'No place: not found',
      elsewhere: 'No place: recorded elsewhere',
      private: 'No place: not disclosed',
      other: 'No place',
    },
    place: {
      north: '{degrees}° N',
      south: '{degrees}° S',
      east: '{degrees}° E',
      west: '{degrees}° W',
      coordinates: '{latitude}, {longitude}',
      accuracy: 'accurate to about {distance}',
    },
  },
  /** The e-mail of an invitation. */
  invitation: {
    subject: 'Invitation to {organization}',
    lead: '{inviter} invited you to join {organization} on Tracemark.',
    /** Where no person invites, but the operator. */
    plainLead: 'You are invited to join {organization} on Tracemark.',
    what: 'Open the invitation to accept or decline it.',
    button: 'Open invitation',
    until: 'The link works once. It expires on {date}.',
    ignore: 'If you don’t know {organization}, ignore this email.',
  },
  /** The e-mail to whom a job is assigned, before it is due. */
  jobReminder: {
    subject: 'Due {date}: {name}',
    lead: '“{name}” is due {date}.',
    button: 'Open job',
    because: 'You receive this email because the job is assigned to you.',
  },
  /** The pages where people sign in, sign up and sign out, and the e-mails of signing up. */
  signIn: {
    signIn: 'Sign in',
    signInFailed: 'Sign in failed',
    mismatch: 'The email or password is wrong.',
    mismatchHow: 'Check both and try again.',
    email: 'Email',
    password: 'Password',
    newHere: 'New here?',
    makeAccount: 'Create account',
    demoAccounts: 'Demo accounts',
    demoPassword: 'The password of each account is {password}.',
    invited: 'Your invitation confirms {email}. If you use another address, we send a code to it.',
    createAccount: 'Create account',
    codeComes: 'We send a code to your email address to confirm it.',
    notSent: 'The code could not be sent.',
    notSentHow: 'No account was created. Try again in a minute.',
    firstName: 'First name',
    lastName: 'Last name',
    newPassword: 'New password',
    passwordHint: 'At least {min} characters',
    sendCode: 'Send code',
    haveAccount: 'Already have an account?',
    incomplete: 'Sign-up is not complete',
    firstNameWrong: 'Enter your first name.',
    lastNameWrong: 'Enter your last name.',
    emailWrong: 'Enter an email address, such as name@example.com.',
    passwordWrong: 'Enter a password of at least {min} characters.',
    enterCode: 'Enter the code',
    codeWrongTitle: 'Wrong code',
    lookInMail: 'Check your email',
    codeSent: 'We sent a code to {email}. It is valid for 15 minutes.',
    codeWrong: 'This code is wrong.',
    codeWrongHow: 'Check the latest email and try again.',
    code: '6-digit code',
    finish: 'Create account',
    noMail: 'No email? Check your spam folder, or',
    writeAgain: 'enter your address again',
    noServer: 'No mail server is set up.',
    inMailbox: 'Find the email in the mailbox',
    signOut: 'Sign out',
    signingOut: 'Signing you out',
    moment: 'This takes a moment.',
    signOutAsk: 'Sign out?',
    signInAgain: 'To open the portal again, you need to sign in.',
    signedOut: 'You are signed out',
    signedOutText: 'You can sign in again at any time.',
    toPortal: 'Go to portal',
    refused: 'Could not sign you in',
    refusedText: 'The sign-in request is not valid. Open the portal and sign in from there. If it fails again, tell your admin: {reason}.',
    tooMany: 'Too many attempts',
    tooManyText: 'Sign-in is blocked for a while to protect the account. Try again in {time}.',
    backToSignIn: 'Back to sign in',
    over: 'This sign-in page has expired',
    overText: 'You have already signed in, or the page was open for too long. Open Tracemark to continue.',
    open: 'Open Tracemark',
    language: 'Language',
    mailCode: '{code} is your Tracemark code',
    mailYours: 'Your code is {code}.',
    mailEnter: 'Enter it on the sign-up page within 15 minutes.',
    mailIgnore: 'If you did not sign up, ignore this email. Nobody can create an account with your address without the code.',
    mailExists: 'You already have a Tracemark account',
    mailTried: 'Someone tried to sign up with this email address.',
    mailHas: 'The address already has an account. Sign in with your password.',
    mailNothing: 'If it was not you, ignore this email. Nothing has changed.',
  },
  /** The e-mail of an integration action. */
  event: {
    test: 'This is a test of the integration action {name}.',
    open: 'Open in Tracemark',
    because: 'The integration action {name} sent this email.',
  },
}

/** A text with a count, by the category of the plural. */
type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Every text of English, in any words. */
type Written<Said> = Said extends string
  ? string
  : Said extends { one: string }
    ? Counted
    : { readonly [Key in keyof Said]: Written<Said[Key]> }

/** What every language says. */
export type Texts = Written<typeof en>
