import type { Guidance } from './types.ts'

/** Custom elements for pages of others: machine, client and screen together. Their attributes and events are in the guides. */
export const widgets: Readonly<Record<string, Guidance>> = {
  'Widgets/Task run': {
    use: 'Run one task on a page of your own, with one tag and a task token.',
    avoid: 'In the kit’s own apps use the screen Task run, with the machine of the app.',
    content: 'The texts come from the task and the language. Listen to its events for what comes after it.',
  },
  'Widgets/Public page': {
    use: 'Show the public page of an asset or a unit on a page of your own.',
    avoid: 'Where a link is enough, link to the public page itself.',
    content: 'Its width is that of the place around it. Leave it the whole column.',
  },
  'Widgets/Builder': {
    use: 'Try a widget with attributes of your own, and copy the code that embeds it.',
    avoid: 'It is a tool for developers, not a part for pages of customers.',
    content: 'Attributes carry the names that the code uses. The code shown is what runs beside it.',
  },
}
