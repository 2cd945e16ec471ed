import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

test('headings can be linked to, the second ones are the contents, and code is reached by keyboard and has a name', () => {
  expect(markdownToHtml('# Files\n\n## Once & for all\n\n### `id`\n\n```js\na < b\n```\n\n```text\n# true\n```\n')).toEqual({
    html: [
      '<h1 id="files">Files</h1>',
      '<h2 id="once-for-all">Once &amp; for all</h2>',
      '<h3 id="id"><code>id</code></h3>',
      '<pre tabindex="0" aria-label="Example">a &lt; b</pre>',
      '<pre tabindex="0" aria-label="Output"># true</pre>\n',
    ].join('\n'),
    headings: [{ id: 'once-for-all', text: 'Once & for all' }],
  })
})

test('HTML is shown as text', () => {
  expect(markdownToHtml('<script>let a</script>\n\nA <b onclick="x()">word</b>.').html).toBe(
    '&lt;script&gt;let a&lt;/script&gt;<p>A &lt;b onclick=&quot;x()&quot;&gt;word&lt;/b&gt;.</p>\n',
  )
})
