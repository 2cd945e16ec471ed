import { expect, test } from 'vitest'
import { writeSnippet } from './snippet.ts'

const button = { name: 'Button', entry: '@tracemark/ui/field/button' }

test('data and callbacks stand in the snippet', () => {
  expect(
    writeSnippet({ ...button, args: { kind: 'primary', busy: true, size: 3, onClick: () => {}, children: 'Submit', href: undefined } }),
  ).toBe(
    `import { Button } from '@tracemark/ui/field/button'

export const Example = () => <Button kind="primary" busy size={3} onClick={() => {}}>Submit</Button>
`,
  )
})

test('records and functions that answer are asked of the app', () => {
  const args = { label: 'A "quoted" one', rows: [{ name: 'x'.repeat(200) }], find: () => [], choices: [{ value: "it's", on: new Date(0) }] }
  expect(writeSnippet({ ...button, args })).toBe(
    `import type { ComponentProps } from 'react'
import { Button } from '@tracemark/ui/field/button'

/** What your app knows. */
type Known = Pick<ComponentProps<typeof Button>, 'rows' | 'find'>

export const Example = ({ rows, find }: Known) => (
  <Button
    label={'A "quoted" one'}
    rows={rows}
    find={find}
    choices={[{ value: 'it\\'s', on: new Date('1970-01-01T00:00:00.000Z') }]}
  />
)
`,
  )
})

test('children that are more than a text are asked of the app', () => {
  expect(writeSnippet({ ...button, args: { children: 'a < b' } })).toContain('({ children }: Known) => (\n  <Button>{children}</Button>\n)')
})

test('what a screen shows is asked of the app, and so is a function that answers', () => {
  const args = {
    asset: { name: 'Parchment' },
    states: ['live'],
    load: undefined,
    onSave: async () => undefined,
    onAsk: () => 1,
    onOpen: () => {},
  }
  const types = { load: { written: 'Load | undefined', required: true }, onAsk: { written: '() => number', required: true } }
  expect(writeSnippet({ name: 'AssetScreen', entry: '@tracemark/ui/screens/assets/overview', args, types })).toContain(
    "({ asset, load, onSave, onAsk }: Known) => (\n  <AssetScreen\n    asset={asset}\n    states={['live']}\n    load={load}\n    onSave={onSave}\n    onAsk={onAsk}\n    onOpen={() => {}}\n  />\n)",
  )
})
