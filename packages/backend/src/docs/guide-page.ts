import { escapeHtml as text } from '../html.ts'
import { type Guide, guides } from './guides.ts'
import { shell } from './shell.ts'

const navigation = (current: string, { headings }: Guide): string =>
  `<nav aria-label="Guides"><h2>Guides</h2><ul>${guides
    .map(({ name, title }) => `<li><a href="/docs/guides/${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a></li>`)
    .join('')}</ul>${
    headings.length === 0
      ? ''
      : `<h2>On this page</h2><ul>${headings.map(({ id, text: title }) => `<li><a href="#${id}">${text(title)}</a></li>`).join('')}</ul>`
  }<h2>Reference</h2><ul><li><a href="/docs">All calls</a></li></ul></nav>`

/** One guide as a page of its own. */
export const guidePage = ({ name, title, about }: (typeof guides)[number], guide: Guide): string =>
  shell({
    title,
    lead: text(`${about}.`),
    navigation: navigation(name, guide),
    content: `<div class="guide">${guide.html.replace(/^<h1.*\n/, '')}</div>`,
  })
