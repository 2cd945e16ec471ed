import { guides } from './guides.ts'
import { words } from './markup.ts'

export const GUIDES_LEAD = 'What takes more than one call. Each has an example that runs as it stands.'

/** Every guide with what it is about. */
export const guideList = (): string =>
  `<ul class="guides">${guides
    .map(
      ({ name, title, about }) =>
        `<li class="entry" ${words(name, title, about)}><a href="/docs/guides/${name}"><b>${title}</b> <span>${about}</span></a></li>`,
    )
    .join('')}</ul>`
