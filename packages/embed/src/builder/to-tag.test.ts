import { expect, test } from 'vitest'
import { type Choice, toTag } from './to-tag.ts'

const choice: Choice = {
  ...{ element: 'tracemark-task', by: 'token', token: 'a token', thing: 'sierra-alta/finca', task: 'an id' },
  ...{ lang: '', theme: 'auto', accent: '', width: undefined },
}

test.each<[string, Partial<Choice>, string]>([
  ['a task by its token', {}, '<tracemark-task\n  token="a token"\n></tracemark-task>'],
  ['a public task', { by: 'thing' }, '<tracemark-task\n  thing="sierra-alta/finca"\n  task="an id"\n></tracemark-task>'],
  ['a page', { element: 'tracemark-page' }, '<tracemark-page\n  thing="sierra-alta/finca"\n></tracemark-page>'],
  [
    'language, theme and look',
    { lang: 'de', theme: 'dark', accent: '#7a2e1d', width: 480 },
    '<tracemark-task\n  token="a token"\n  lang="de"\n  theme="dark"\n  style="--tm-accent: light-dark(#7a2e1d, #dda89c); --tm-accent-strong: light-dark(#68291b, #debbb3); max-width: 480px"\n></tracemark-task>',
  ],
  ['signs that HTML reads', { token: '"<&' }, '<tracemark-task\n  token="&quot;&lt;&amp;"\n></tracemark-task>'],
])('%s', (_, change, tag) => {
  expect(toTag({ ...choice, ...change })).toBe(tag)
})
