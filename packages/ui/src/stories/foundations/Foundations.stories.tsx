import type { ComponentType, ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon, iconNames } from '../../icons/Icon.tsx'
import { Colours } from './Colours.tsx'
import { Breakpoints, Measures, Motion } from './Measures.tsx'
import { Branding, DensityOptions, SidebarChoices } from './Options.tsx'
import { Tiers } from './Tiers.tsx'
import { Type } from './Type.tsx'
import './foundations.css'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

// The page is its own docs.
const meta = preview.meta({ title: 'Foundations', tags: ['!autodocs'], parameters: { padded: false }, globals: at('desktopTall') })

const Section = ({ title, words, children }: { title: string; words: string; children: ReactNode }) => (
  <section>
    <header>
      <h2>{title}</h2>
      <p>{words}</p>
    </header>
    {children}
  </section>
)

const Icons = () => (
  <ul className="foundation-icons">
    {iconNames.map((name) => (
      <li key={name}>
        <Icon name={name} />
        <small>{name}</small>
      </li>
    ))}
  </ul>
)

/** What each part is called, what it says of itself, and what it shows. */
const sections: readonly (readonly [string, string, ComponentType])[] = [
  ['Colour', 'Warm paper and near-black ink carry the page; the accent is rare and means: act here.', Colours],
  [
    'Type',
    'A serif with character for names and titles, a humanist sans for the work, a monospaced face for codes. All come with the package.',
    Type,
  ],
  ['Measures', 'Few steps, used everywhere.', Measures],
  ['Motion', '120, 160, 200 ms. It says where a thing came from. Point at one.', Motion],
  ['Breakpoints', 'Widths in CSS pixels from which a layout applies.', Breakpoints],
  ['Branding', 'The organization’s colour, readable by construction: 4.5 : 1 on paper, 8 : 1 on dark.', Branding],
  ['Density', 'An option of the theme.', DensityOptions],
  [
    'Sidebar',
    'Colour and background are options of the theme. What is written stays at 4.5 : 1 or more, in light and dark.',
    SidebarChoices,
  ],
  ['Two tiers', 'One kit for the desk and for the field.', Tiers],
  ['Icons', '16 by 16, a stroke of 1.5, in the colour of the text beside them.', Icons],
]

/** The tokens, what can be chosen, and what both tiers make of them. */
export const Tokens = meta.story({
  parameters: { picture: 'both' },
  render: () => (
    <div className="foundation" id="foundations">
      <header>
        <h1>Foundations</h1>
        <p>Paper, ink, a stamp. A well-set certificate and a calm instrument.</p>
      </header>
      {sections.map(([title, words, Content]) => (
        <Section key={title} title={title} words={words}>
          <Content />
        </Section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('status').map((figure) => Number(figure.textContent))
    await expect(figures).toHaveLength(20)
    await expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5)
  },
})

/** What can be chosen, by itself. */
export const Choices = meta.story({
  render: () => (
    <div className="foundation">
      <Section title="Branding" words="The organization’s colour.">
        <Branding />
      </Section>
      <Section title="Density" words="Two of them.">
        <DensityOptions />
      </Section>
      <Section title="Sidebar" words="Six colours, four grounds.">
        <SidebarChoices />
      </Section>
    </div>
  ),
})

export const OrganizationColour = Tokens.extend({ parameters: { picture: false, accentColor: '#7a1f4b' } })

export const Phone = Tokens.extend({ parameters: { picture: false }, globals: at('phoneTall') })
