import type { Described, DescribedElement } from './described.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rows = (list: readonly Described[], head: readonly string[], show: (one: Described) => readonly string[]): string =>
  [head, head.map(() => '---'), ...list.map(show)].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const plain = (list: readonly Described[], head: string): string =>
  rows(list, [head, 'meaning'], ({ name, description }) => [`\`${name}\``, description])

const typed = (list: readonly Described[], head: string): string =>
  rows(list, [head, 'type', 'meaning'], ({ name, type = '', description }) => [`\`${name}\``, `\`${type}\``, description])

/** `CustomEvent<{ height: number }>` has `{ height: number }` to say. */
const readDetailType = (type: string): string => type.slice('CustomEvent<'.length, -1)

/** The reference of one element in Markdown. */
export const toReference = ({ tag, attributes, properties, events, methods, slots, parts, customProperties }: DescribedElement): string =>
  [
    `### \`<${tag}>\``,
    typed(attributes, 'attribute'),
    ...(properties.length > 0 ? [typed(properties, 'property')] : []),
    rows(events, ['event', '`detail`', 'when'], ({ name, type = '', description }) => [
      `\`${name}\``,
      `\`${readDetailType(type)}\``,
      description,
    ]),
    rows(methods, ['method', 'what it does'], ({ name, description }) => [`\`${name}()\``, description]),
    plain(slots, 'slot'),
    plain(parts, '`::part()`'),
    plain(customProperties, 'custom property'),
  ].join('\n\n')
