import { escapeHtml as text } from '../html.ts'
import { GUIDES_LEAD, guideList } from './guide-list.ts'
import { type Guides, guides } from './guides.ts'
import { words } from './markup.ts'
import { shell } from './shell.ts'

/** Shown by the script, since it does nothing without. */
const SEARCH = `<search hidden><label for="search">Search the guides</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="retry, webhook …"><p role="status"></p></search>`

const navigation = (read: Guides, current?: keyof Guides): string => {
  const headings = current === undefined ? [] : read[current].headings
  return `<nav aria-label="Guides">${SEARCH}<h2>Guides</h2><ul>${guides
    .map(
      ({ name, title, about }) =>
        `<li class="entry" ${words(title, about, read[name].words)}><a href="/docs/guides/${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a></li>`,
    )
    .join('')}</ul><p class="nothing" hidden>No guide has all of these words.</p>${
    headings.length === 0
      ? ''
      : `<h2>On this page</h2><ul>${headings.map(({ id, text: title }) => `<li><a href="#${id}">${text(title)}</a></li>`).join('')}</ul>`
  }<h2>Reference</h2><ul><li><a href="/docs">All calls</a></li><li><a href="/docs/queries">Query language</a></li></ul></nav>`
}

/** One guide as a page of its own. */
export const guidePage = ({ name, title, about }: (typeof guides)[number], read: Guides): string =>
  shell({
    title,
    lead: text(`${about}.`),
    navigation: navigation(read, name),
    script: '/docs/search.js',
    content: `<div class="guide">${read[name].html.replace(/^<h1.*\n/, '')}</div>`,
  })

/** What guides there are. */
export const guidesPage = (read: Guides): string =>
  shell({ title: 'Guides', lead: GUIDES_LEAD, navigation: navigation(read), script: '/docs/search.js', content: guideList() })
