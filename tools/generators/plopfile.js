import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContract } from './read-contract.ts'
import { addTexts, languages, register } from './registers.ts'

/**
 * `pnpm new <what> <Name>`: folders are generated, never copied. A generator makes the files of one thing in all the rooms
 * it belongs to, and says what is left to do by hand.
 */
const ui = '../../packages/ui/src'
const api = '../../packages/api/src'
const machines = '../../packages/state-machines/src'
const portal = '../../packages/portal/src'

/** `categories` to `category`, as English mostly has it; the generated files say it in few places. */
const one = (name) => name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

/** What a new entry of the menu can be drawn with until somebody chooses better: the first that no feature has. */
const icons = [
  'building',
  'globe',
  'compass',
  'calendar',
  'clock',
  'bell',
  'warehouse',
  'barrel',
  'route',
  'quote',
  'mill',
  'ship',
  'bottle',
  'tag',
]
const findFreeIcon = (root) => {
  const files = globSync(['packages/ui/src/icons/entity-icons.ts', 'packages/portal/src/features/**/*.{ts,tsx}'], { cwd: root })
  const taken = new Set(files.flatMap((source) => readFileSync(join(root, source), 'utf8').match(/(?<=: ')\w+(?=')/g) ?? []))
  const free = icons.find((icon) => !taken.has(icon))
  if (free === undefined) throw new TypeError('Features have all of the icons that a new one can begin with: add some in plopfile.js.')
  return free
}

/** An object's fields, as they stand between its braces. */
const printFields = (fields) => JSON.stringify(fields).slice(1, -1)

const file = (path, templateFile) => ({ type: 'add', path, templateFile: `templates/${templateFile}.hbs` })

/** @param {import('node-plop').NodePlopAPI} plop */
export default (plop) => {
  plop.setHelper('one', one)
  /** `AssetListScreen` to `asset-list`: its noun is its folder. */
  plop.setHelper('screenFolder', (name) =>
    plop
      .getHelper('kebabCase')(name)
      .replace(/-screen$/, ''),
  )
  plop.setHelper('member', (name) => {
    const key = plop.getHelper('kebabCase')(name)
    return key.includes('-') ? `['${key}']` : `.${key}`
  })
  /** `support-profiles` to `support profiles`, as people read it. */
  plop.setHelper('words', (name) => plop.getHelper('kebabCase')(name).replaceAll('-', ' '))
  plop.setHelper('heading', (name) => {
    const words = plop.getHelper('words')(name)
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
  /** Imports and lines as the linter wants them, however long the name is. */
  const format = (actions) => (answers) => {
    const files = actions.flatMap(({ path }) => path ?? []).map((path) => resolve(plop.getDestBasePath(), plop.renderString(path, answers)))
    spawnSync('biome', ['check', '--write', ...files], { cwd: resolve(plop.getDestBasePath(), '../..') })
    return 'formatted'
  }

  const generator = (what, description, example, actions, next) =>
    plop.setGenerator(what, {
      description,
      prompts: [{ type: 'input', name: 'name', message: `Name, such as ${example}:` }],
      actions: [...actions, format(actions), ({ name }) => next.map((step) => plop.renderString(`Next: ${step}`, { name })).join('\n')],
    })

  generator(
    'component',
    'a staff component on MUI, with its stories',
    'StatusChip',
    [
      file(`${ui}/components/{{pascalCase name}}/{{pascalCase name}}.tsx`, 'component/component.tsx'),
      file(`${ui}/components/{{pascalCase name}}/{{pascalCase name}}.stories.tsx`, 'component/stories.tsx'),
    ],
    [
      'a story for every state that a person can meet',
      'a subpath in `exports` of packages/ui/package.json, if it is meant to be used outside the kit',
    ],
  )

  generator(
    'field',
    'a field-tier component on native controls, with its CSS and stories',
    'TextField',
    [
      file(`${ui}/field/{{pascalCase name}}/{{pascalCase name}}.tsx`, 'field/field.tsx'),
      file(`${ui}/field/{{pascalCase name}}/{{pascalCase name}}.css`, 'field/field.css'),
      file(`${ui}/field/{{pascalCase name}}/{{pascalCase name}}.stories.tsx`, 'field/stories.tsx'),
    ],
    [
      'its CSS in a sheet of packages/ui/src/field, if an element shows it: task-first.css, task-more.css, public-page.css, public-sections.css',
      'a story for every state that a person can meet',
    ],
  )

  generator(
    'screen',
    'a screen assembled from the kit, with its stories',
    'AssetListScreen',
    [
      file(`${ui}/screens/{{screenFolder name}}/{{pascalCase name}}.tsx`, 'screen/screen.tsx'),
      file(`${ui}/screens/{{screenFolder name}}/{{pascalCase name}}.stories.tsx`, 'screen/stories.tsx'),
    ],
    [
      'a subpath in `exports` of packages/ui/package.json',
      'a page in its folder of packages/portal/src/features that hands it plain props, a line in feature.ts, and its address in packages/api/src/addresses',
    ],
  )

  const kebab = (name) => plop.getHelper('kebabCase')(name)
  const screens = `${ui}/screens/{{kebabCase name}}`
  /** `contract`: the group of calls in the contract, where it is called otherwise than the feature. */
  const readFeature = (answers) => {
    answers.contract ??= plop.getHelper('camelCase')(answers.name)
    answers.calls = readContract(answers.contract)
    answers.entity = plop.getHelper('pascalCase')(one(answers.contract))
    answers.fields = printFields(answers.calls.fields)
    answers.values = printFields(answers.calls.values)
    answers.icon = findFreeIcon(resolve(plop.getDestBasePath(), '../..'))
    return `read ${answers.contract} of the contract`
  }
  generator(
    'feature',
    'a kind of entity that staff list, create and edit: resource, views, stories, texts (docs/adding-a-feature.md)',
    'webhooks',
    [
      readFeature,
      ...['resource.ts', 'feature.ts', 'list.tsx', 'form.tsx'].map((part) =>
        file(`${portal}/features/{{kebabCase name}}/${part}`, `feature/${part}`),
      ),
      file(`${screens}/index.ts`, 'feature/index.ts'),
      ...['Screen', 'Screen.stories'].map((part) => file(`${screens}/{{pascalCase name}}${part}.tsx`, `feature/${part}.tsx`)),
      ...['Form', 'Form.stories'].map((part) => file(`${screens}/{{pascalCase (one name)}}${part}.tsx`, `feature/${part}.tsx`)),
      ...languages.map((language) => ({
        ...file(`${ui}/i18n/locales/${language}/{{kebabCase name}}.ts`, language === 'en' ? 'feature/texts.ts' : 'feature/translated.ts'),
        skipIfExists: true,
        data: { language },
      })),
      ({ name }) => {
        const texts = readFileSync(join(import.meta.dirname, 'templates/feature/texts.ts.hbs'), 'utf8')
        const locales = resolve(plop.getDestBasePath(), `${ui}/i18n/locales`)
        const files = addTexts(locales, kebab(name), plop.renderString(texts, { name }))
        if (files.length === 0) return 'every text is there'
        spawnSync('biome', ['check', '--write', ...files], { cwd: resolve(plop.getDestBasePath(), '../..') })
        return `added texts to ${files.length} files that were there`
      },
      ({ name, contract, calls, icon }) => {
        const root = resolve(plop.getDestBasePath(), '../..')
        const files = register(root, {
          name: kebab(name),
          path: `settings/${kebab(name)}`,
          one: plop.renderString('{{heading (one name)}}', { name }),
          title: plop.renderString('{{heading name}}', { name }),
          icon,
          contract,
          ...calls,
        })
        spawnSync('biome', ['check', '--write', ...files], { cwd: root })
        return 'registered'
      },
    ],
    [
      'its place in packages/portal/src/features/index.ts, which is its place in the menu',
      'its address in packages/api/src/addresses/index.ts, if it is neither below settings nor was among those to come',
      'in e2e/resources.ts what it needs beside its name, and other lines that it can not do, with the reason',
      'a better drawing in packages/ui/src/icons/entity-icons.ts, if this one does not suit it',
      'rows in packages/api/src/demo/catalogue-rows.ts, where it has none in packages/api/src/demo/described.ts',
      'docs/adding-a-feature.md from step 3 on: columns, fields, texts',
      'the texts in each language: until then they are English, and nothing can be released (pnpm check:translations)',
    ],
  )

  generator(
    'endpoint',
    'a resource of the contract: definition, mock, conformance suite, backend route',
    'teams',
    [
      file(`${api}/contract/{{kebabCase name}}.ts`, 'endpoint/contract.ts'),
      file(`${api}/mocks/handlers/{{kebabCase name}}.ts`, 'endpoint/mock.ts'),
      file(`${api}/conformance/{{kebabCase name}}.ts`, 'endpoint/conformance.ts'),
      file('../../packages/backend/src/features/{{kebabCase name}}/routes.ts', 'endpoint/route.ts'),
    ],
    [
      'its nouns in packages/api/src/schemas, named in schemas/index.ts',
      'name {{camelCase name}} in contract/index.ts, {{camelCase name}}Handlers in mocks/index.ts, describe{{pascalCase name}} in conformance/index.ts',
      'name {{camelCase name}}Routes in packages/backend/src/app.ts; its queries and rules go beside its routes',
    ],
  )

  generator(
    'machine',
    'a flow: machine, actors, selectors, constants, test',
    'invitation',
    ['index.ts', 'machine.ts', 'actors.ts', 'selectors.ts', 'constants.ts', 'test.ts'].map((part) =>
      file(
        part === 'index.ts' ? `${machines}/{{kebabCase name}}/index.ts` : `${machines}/{{kebabCase name}}/{{kebabCase name}}.${part}`,
        `machine/${part}`,
      ),
    ),
    ['a subpath in `exports` of packages/state-machines/package.json'],
  )

  generator(
    'widget',
    'a custom element: element, mount, React component',
    'shop',
    [
      file('../../packages/embed/src/{{kebabCase name}}/{{kebabCase name}}-element.ts', 'widget/element.ts'),
      file('../../packages/embed/src/{{kebabCase name}}/mount-{{kebabCase name}}.tsx', 'widget/mount.tsx'),
      file('../../packages/embed/src/{{kebabCase name}}/{{pascalCase name}}Widget.tsx', 'widget/Widget.tsx'),
    ],
    ['register it in packages/embed/src/browser.ts', 'write attributes and events down in packages/embed/LIFECYCLE.md'],
  )
}
