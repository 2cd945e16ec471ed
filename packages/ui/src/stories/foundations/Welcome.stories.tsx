import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Stamp } from '../../field/Stamp/Stamp.tsx'
import { Tiers } from './Tiers.tsx'
import './foundations.css'

// The page is its own docs.
const meta = preview.meta({
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { picture: false, padded: false },
})

const story = (id: string) => `?path=/${id}`

/** Where somebody begins, by what they want to do. */
const starts = [
  ['Read the foundations', 'Colour, type, measures, motion and icons, and what an organization can change.', 'story/foundations--tokens'],
  ['Build a page for staff', 'Frame, header, table, form. Many rows, a mouse, all day.', 'docs/staff-app-frame--docs'],
  ['Build a task for the field', 'One thumb, in the sun, without a network.', 'docs/field-button--docs'],
  [
    'See whole screens',
    'Every screen in every state: empty, failed, offline, right to left.',
    'docs/screens-interactions-interactions--docs',
  ],
  ['Embed Tracemark', 'A task or a public page on another website, with one tag.', 'docs/widgets-task-run--docs'],
] as const

const rules = [
  [
    'Both tiers, one set of tokens',
    'A page of the staff tier and a widget in the field differ in size and density, not in voice or colour.',
  ],
  ['Colour means something', 'The accent says “act here”. Notice, alert and warning are classifications. Nothing is said by colour alone.'],
  ['Plain words', 'Buttons are verbs, headings are nouns. An error says what happened, why, and what to do.'],
  ['Every state is a story', 'Loading, empty, failed, offline, long text, right-to-left and dark are designed, tested and pictured.'],
] as const

/** What the kit is, and where to start. */
export const Welcome = meta.story({
  render: () => (
    <div className="foundation">
      <header>
        <div className="foundation-stamp">
          <Stamp text="Tracemark · UI kit" />
        </div>
        <h1>Show where it came from</h1>
        <p>Components, screens and texts for tracing things, at the desk and in the field.</p>
      </header>
      <section>
        <header>
          <h2>Where to start</h2>
        </header>
        <ul className="foundation-starts">
          {starts.map(([title, text, path]) => (
            <li key={path} className="foundation-card">
              <h3>
                <a href={story(path)} target="_top">
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <header>
          <h2>Two tiers</h2>
          <p>One kit for the desk and for the field.</p>
        </header>
        <Tiers />
      </section>
      <section>
        <header>
          <h2>What holds everywhere</h2>
        </header>
        <ul className="foundation-starts">
          {rules.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(starts.map(([, , path]) => story(path)))
  },
})
