import { Heading } from '@tiptap/extension-heading'
import { Extension, Mark, Node, type NodeConfig } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { safeAddress } from '@tracemark/api/rules/rich-text'

/*
 * What a text may hold: all that the server keeps of it (`rules/rich-text/allowed.ts`). What the toolbar does not make is shown as it is
 * stored, can be written in, and is saved again. Everything else that is pasted or stored becomes plain text.
 */

const attributes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

const node = (tag: string, { attrs = [], ...config }: Omit<Partial<NodeConfig>, 'name'> & { attrs?: string[] }) =>
  Node.create({
    name: tag,
    addAttributes: () => attributes(...attrs),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  })

const picture = (name: string, config: Partial<NodeConfig>) =>
  node('img', {
    name,
    attrs: ['src', 'alt', 'width', 'height'],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    ...config,
  })

/** Elements of text that have no button. */
const marks = ['u', 's', 'sub', 'sup', 'code'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0] }),
)

/** `isolating`: deleting at the edge of a cell doesn't join it with the next one. */
const cell = { content: 'block+', isolating: true }
const line = { content: 'inline*', isolating: true }

const nodes = [
  node('hr', { group: 'block', renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes] }),
  node('pre', { group: 'block', content: 'inline*', whitespace: 'pre', parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }] }),
  picture('picture', { group: 'inline', inline: true }),
  picture('figurePicture', { parseHTML: () => [{ tag: 'img', context: 'figure/', priority: 60 }] }),
  node('figure', { group: 'block', content: '(figurePicture | figcaption | block)+', marks: 'link', isolating: true }),
  node('figcaption', line),
  node('dl', { group: 'block', content: '(dt | dd)+' }),
  node('dt', line),
  node('dd', cell),
  node('table', { group: 'block', content: '(caption | thead | tbody | tr)+', isolating: true }),
  node('caption', line),
  node('thead', { content: 'tr+' }),
  node('tbody', { content: 'tr+' }),
  node('tr', { content: '(th | td)*' }),
  node('th', { ...cell, attrs: ['colspan', 'rowspan', 'scope'] }),
  node('td', { ...cell, attrs: ['colspan', 'rowspan'] }),
]

/** A page draws the levels of a heading as two. */
const heading = Heading.extend({
  parseHTML: () => [
    { tag: 'h1, h2, h3', attrs: { level: 3 } },
    { tag: 'h4, h5, h6', attrs: { level: 4 } },
  ],
}).configure({ levels: [3, 4] })

/** Who writes in two languages says so. */
const languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [{ types: '*', attributes: attributes('lang') }],
})

export const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // It would end every value with an empty paragraph.
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
      isAllowedUri: (address) => safeAddress(address) !== undefined,
    },
  }),
  heading,
  languages,
  ...marks,
  ...nodes,
]
