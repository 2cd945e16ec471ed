import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { RichText } from './RichText.tsx'

const meta = preview.meta({ title: 'Field/Rich text', component: RichText, decorators: [inField] })

export const Everything = meta.story({
  args: {
    html: '<h2>In the cup</h2><p>Panela and red apple, <strong>bright, not sharp</strong>. <a href="https://sierra-alta.example/">More of it</a>.</p><ol><li>Picked in three passes</li><li>Dried on the patio</li></ol><blockquote><p>We stop when it rings like gravel.</p></blockquote><table><thead><tr><th scope="col">Roast</th><th scope="col">Water</th></tr></thead><tbody><tr><td>Filter</td><td>250 ml at 94 °C</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More of it' })).toHaveAttribute('rel', 'noopener noreferrer ugc')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('In the cup')
  },
})

/** Nothing that the server would answer: what it leaves out is left out here, too. */
export const Hostile = meta.story({
  args: {
    html: '<p onclick="alert(1)">Washed</p><img src=x onerror=alert(1)><iframe srcdoc="x"></iframe><a href="javascript:alert(1)">Go</a>',
  },
  play: async ({ canvasElement }) => {
    // A browser that translates the page adds elements of its own.
    const html = canvasElement.querySelector('.tm-rich')?.innerHTML.replace(/<\/?font>/g, '')
    await expect(html).toBe('<p>Washed</p><a rel="noopener noreferrer ugc">Go</a>')
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { html: '<p>Panela and red apple.</p><blockquote><p>We stop when it rings.</p></blockquote><ul><li>One</li><li>Two</li></ul>' },
})
