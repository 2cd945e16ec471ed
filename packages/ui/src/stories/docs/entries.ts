import embed from '../../../../embed/package.json' with { type: 'json' }
import ui from '../../../package.json' with { type: 'json' }

/** What entries of several exports say. */
const indexes: Record<string, string> = {
  ...import.meta.glob<string>('../../{components,screens,field}/**/index.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../embed/src/*/index.ts', { query: '?raw', import: 'default', eager: true }),
}

const findText = (folder: string, source: string): string | undefined => {
  const path = source.replace('./src/', '')
  return indexes[folder === 'ui' ? `../../${path}` : `../../../../embed/src/${path}`]
}

/** Names of values that an index exports. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/export \{([^{}]*)\}/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))

const exportedBy = (folder: string, source: string, name: string): boolean => {
  const text = findText(folder, source)
  return text === undefined ? source.endsWith(`/${name}.tsx`) : namesIn(text).includes(name)
}

const subpaths = [
  ...Object.entries(ui.exports).map(([subpath, target]) => ({ folder: 'ui', subpath, target })),
  ...Object.entries(embed.exports).map(([subpath, target]) => ({ folder: 'embed', subpath, target })),
]

/** How far two folders go together. */
const common = (one: string, other: string): number => {
  const others = other.split('/')
  return one.split('/').findIndex((part, at) => part !== others[at])
}

/** `./packages/ui/src/field`: two tiers have components of one name. */
const TIER = 5

/** The public entry that exports a component: the nearest to its stories, and of their tier. */
export const publicEntry = (name: string, storiesFile: string): string | undefined => {
  const found = subpaths.flatMap(({ folder, subpath, target }) =>
    typeof target !== 'string' && exportedBy(folder, target.source, name)
      ? [
          {
            entry: `@tracemark/${folder}/${subpath.slice('./'.length)}`,
            near: common(`./packages/${folder}/${target.source.slice('./'.length)}`, storiesFile),
          },
        ]
      : [],
  )
  return found.filter(({ near }) => near >= TIER).sort((one, other) => other.near - one.near)[0]?.entry
}
