/** One thing that a page can use of an element, as the manifest and `docs/embed.md` say it. */
export interface Described {
  name: string
  /** As TypeScript would write it. */
  type?: string
  /** In Markdown. */
  description: string
}

export interface DescribedElement {
  tag: 'tracemark-task' | 'tracemark-page'
  className: 'TracemarkTaskElement' | 'TracemarkPageElement'
  /** From the package's root. */
  module: string
  description: string
  attributes: readonly Described[]
  /** That have no attribute. */
  properties: readonly Described[]
  events: readonly Described[]
  methods: readonly Described[]
  slots: readonly Described[]
  parts: readonly Described[]
  customProperties: readonly Described[]
}

const text = 'string | null'

const organization = {
  name: 'organization',
  type: text,
  description: "The organization's short name in addresses, where `thing` does not begin with it.",
}

const shared = [
  { name: 'api', type: text, description: "Origin of the API; the script's own where absent." },
  { name: 'lang', type: 'string', description: "Language of the texts (BCP 47); else the page's `lang`, else English." },
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto' | null",
    description:
      "`auto`, which is the default, follows the CSS property `color-scheme` of the page: `light dark` follows the visitor's setting; where it says nothing, light.",
  },
]

const ready = 'tracemark-ready'
const failed = {
  name: 'tracemark-failed',
  type: 'CustomEvent<{ code: string; requestId?: string }>',
  description: 'Loading or sending failed. The visitor reads what to do, and no answer is lost.',
}
const resized = {
  name: 'tracemark-resized',
  type: 'CustomEvent<{ height: number }>',
  description: 'The content has another height, in CSS px: at first, and whenever it changes. Never 0: what is not drawn tells of nothing.',
}

/** What happens to a run, on a task and on the page that it is run in. */
const ofARun = [
  {
    name: 'tracemark-saved',
    type: 'CustomEvent<{ executionId: string }>',
    description: 'The run is finished, and waits on the device until there is a network.',
  },
  {
    name: 'tracemark-submitted',
    type: 'CustomEvent<{ executionId: string; interactionId: string }>',
    description: 'The server has recorded the interaction.',
  },
  {
    name: 'tracemark-completed',
    type: 'CustomEvent<{ executionId: string; interactionId: string; classification: string }>',
    description: 'The run is closed, and its result is shown.',
  },
]

const reset = { name: 'reset', type: '() => void' }

const slots = [
  { name: 'loading', description: 'Shown in place of our waiting sign until the content is there.' },
  { name: 'error', description: 'Shown in place of our message where the content can’t be loaded. `reset()` tries again.' },
]

const parts = [
  { name: 'frame', description: 'Everything that is shown.' },
  { name: 'title', description: 'The heading.' },
  { name: 'button', description: 'A button.' },
  { name: 'primary', description: 'The button of the main action, which is a `button` too.' },
  { name: 'notice', description: 'A statement that stands out.' },
]

const customProperties = [
  { name: '--tm-accent', description: 'Colour of actions and links.' },
  { name: '--tm-accent-strong', description: 'The same under the pointer.' },
  { name: '--tm-on-accent', description: 'Text on the accent.' },
  { name: '--tm-paper', description: 'Ground.' },
  { name: '--tm-paper-raised', description: 'Ground of cards and fields.' },
  { name: '--tm-ink', description: 'Text.' },
  { name: '--tm-ink-muted', description: 'Lesser text.' },
  { name: '--tm-line', description: 'Hairlines.' },
  { name: '--tm-line-field', description: 'Outlines of fields.' },
  { name: '--tm-font-ui', description: 'Font of texts and fields.' },
  { name: '--tm-font-title', description: 'Font of headings.' },
  { name: '--tm-font-fallback', description: 'Fonts for scripts other than Latin; the visitor’s system’s where absent.' },
  { name: '--tm-rem', description: 'Size that all sizes of text follow; `16px`, whatever the page has.' },
  { name: '--tm-radius-m', description: 'Roundness of fields and buttons.' },
]

/** The one list of what the elements offer. `custom-elements.json` and the tables of `docs/embed.md` are made from it. */
export const describedElements: readonly DescribedElement[] = [
  {
    tag: 'tracemark-task',
    className: 'TracemarkTaskElement',
    module: 'src/task-run/task-run-element.ts',
    description: 'Runs one task where it stands.',
    attributes: [
      { name: 'token', type: text, description: 'The token of a task link. Another one begins another run.' },
      organization,
      {
        name: 'thing',
        type: text,
        description: 'For a public task: the asset, as `organization/link` in the address of its page, or that address.',
      },
      { name: 'task', type: text, description: 'For a public task: its id, as the page of the asset names it among its services.' },
      ...shared,
    ],
    properties: [
      {
        name: 'initialAnswers',
        type: 'Readonly<Record<string, AnswerValue>> | undefined',
        description: "What the next run begins with, by the ids of the task's questions. Never an attribute, where others could read it.",
      },
    ],
    events: [
      { name: ready, type: 'CustomEvent<{ thingName: string; taskName: string }>', description: 'The task can be filled in.' },
      ...ofARun,
      {
        name: 'tracemark-closed',
        type: 'CustomEvent<{}>',
        description: 'The result closed by itself, or the visitor closed it: the element can be taken away.',
      },
      failed,
      resized,
    ],
    methods: [
      {
        name: 'submit',
        type: "() => Promise<{ status: 'submitted' | 'saved' | 'incomplete' | 'failed' }>",
        description:
          'Sends the task, as its button does, and answers `{ status }`: `submitted`, `saved` or `failed`, as the event of this name says to everybody; `incomplete` where something is asked of the visitor, who is led to it, and no event comes; `failed` too where the run ends before (`reset()`, another token, the element is removed).',
      },
      { ...reset, description: 'Begins another run. What was entered and not sent is forgotten.' },
    ],
    slots,
    parts: [
      ...parts,
      { name: 'card', description: 'The card that the form stands on.' },
      { name: 'field', description: 'A question with its answer.' },
      { name: 'label', description: 'The words of a question.' },
      { name: 'input', description: 'Where a text, number or date is entered.' },
    ],
    customProperties,
  },
  {
    tag: 'tracemark-page',
    className: 'TracemarkPageElement',
    module: 'src/public-page/public-page-element.ts',
    description: 'The public page of an asset.',
    attributes: [
      organization,
      { name: 'thing', type: text, description: 'The asset, as `organization/link` in the address of its page, or that address.' },
      { name: 'item', type: text, description: 'Name, id or unique id of a unit of the asset, whose own history the page shows then.' },
      ...shared,
    ],
    properties: [],
    events: [
      {
        name: ready,
        type: 'CustomEvent<{ thingName: string; taskName?: string }>',
        description: 'The page is shown. With `taskName`: a visitor has begun this task of the page, and can fill it in.',
      },
      ...ofARun,
      {
        name: 'tracemark-closed',
        type: 'CustomEvent<{}>',
        description: 'The visitor closed the result of a task, or it closed by itself. The page stays.',
      },
      failed,
      resized,
    ],
    methods: [{ ...reset, description: 'Loads the page again.' }],
    slots,
    parts: parts.filter(({ name }) => name !== 'primary'),
    customProperties,
  },
]
