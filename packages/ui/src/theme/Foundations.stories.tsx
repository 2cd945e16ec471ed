import MuiButton from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import preview from '../../../../.storybook/preview.tsx'
import { ClassificationChip } from '../components/ClassificationChip/ClassificationChip.tsx'
import { Button } from '../field/Button/Button.tsx'
import { ChoiceField } from '../field/ChoiceField/ChoiceField.tsx'
import { Notice } from '../field/Notice/Notice.tsx'
import { Stamp } from '../field/Stamp/Stamp.tsx'
import { TextField } from '../field/TextField/TextField.tsx'
import { breakpoints } from './breakpoints.ts'
import './foundations.css'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({ title: 'Foundations', parameters: { padded: false }, globals: at('desktopTall') })

const colours = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'line-field',
  'accent',
  'accent-strong',
  'accent-wash',
  'on-accent',
  'notice',
  'notice-wash',
  'alert',
  'alert-wash',
  'warning',
  'warning-wash',
  'positive',
  'positive-wash',
  'plain',
  'plain-wash',
  'inverse',
  'on-inverse',
]
const sizes = ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl']
const titles = ['title-s', 'title-m', 'title-l', 'title-xl']
const spaces = [1, 2, 3, 4, 5, 6, 8, 12]

const nothing = () => undefined

const Swatches = () => (
  <div className="foundation-swatches">
    {colours.map((name) => (
      <div key={name}>
        <i style={{ background: `var(--tm-${name})` }} />
        {name}
      </div>
    ))}
  </div>
)

const Type = () => (
  <div className="foundation-type">
    {titles.map((name) => (
      <p key={name} style={{ font: `500 var(--tm-${name})/1.2 var(--tm-font-title)` }}>
        Finca La Esperanza <small>{name}</small>
      </p>
    ))}
    {sizes.map((name) => (
      <p key={name} style={{ fontSize: `var(--tm-${name})` }}>
        Lot 217, 11.2 % moisture, checked 9 times <small>{name}</small>
      </p>
    ))}
  </div>
)

const Measures = () => (
  <div className="foundation-measures">
    <div>
      {spaces.map((step) => (
        <i key={step} title={`space-${step}`} style={{ width: `var(--tm-space-${step})`, height: `var(--tm-space-${step})` }} />
      ))}
    </div>
    <div className="foundation-boxes">
      {['s', 'm', 'l'].map((name) => (
        <span key={name} style={{ borderRadius: `var(--tm-radius-${name})` }}>
          radius-{name}
        </span>
      ))}
      {['1', '2'].map((name) => (
        <span key={name} style={{ boxShadow: `var(--tm-shadow-${name})` }}>
          shadow-{name}
        </span>
      ))}
    </div>
    <p>
      {Object.entries(breakpoints)
        .map(([name, width]) => `${name} ${width}`)
        .join(' · ')}
      {' · motion 120, 160, 200 ms'}
    </p>
  </div>
)

/** The tokens, and what both tiers make of them. */
export const Tokens = meta.story({
  render: () => (
    <div className="foundation">
      <h1>Foundations</h1>
      <section>
        <h2>Colour</h2>
        <Swatches />
      </section>
      <section className="foundation-two">
        <div>
          <h2>Type</h2>
          <Type />
        </div>
        <div>
          <h2>Space, radius, elevation</h2>
          <Measures />
        </div>
      </section>
      <section className="foundation-two">
        <div>
          <h2>Staff tier</h2>
          <div className="foundation-row">
            <MuiButton variant="contained">Run a task</MuiButton>
            <MuiButton>Export</MuiButton>
            <MuiButton variant="text">Columns</MuiButton>
          </div>
          <div className="foundation-row">
            <ClassificationChip classification="notice" />
            <ClassificationChip classification="alert" />
            <ClassificationChip classification="warning" />
            <ClassificationChip classification="unclassified" />
          </div>
          <ToggleButtonGroup exclusive value="30" aria-label="Recorded in">
            <ToggleButton value="7">Last 7 days</ToggleButton>
            <ToggleButton value="30">Last 30 days</ToggleButton>
          </ToggleButtonGroup>
        </div>
        <div className="tm foundation-field">
          <h2>Field tier</h2>
          <TextField label="Picked by" required defaultValue="Luz Dary Cifuentes" onChange={nothing} />
          <ChoiceField
            label="Parchment looks"
            required
            defaultValue="even"
            options={[
              { value: 'even', label: 'Even' },
              { value: 'patchy', label: 'Patchy' },
            ]}
            onChange={nothing}
          />
          <Notice kind="positive" title="Registered by Sierra Alta" />
          <div className="foundation-row">
            <Button kind="primary">Submit</Button>
            <Stamp text="Registered · Sierra Alta" />
          </div>
        </div>
      </section>
    </div>
  ),
})

export const OrganizationColour = Tokens.extend({ parameters: { accentColor: '#7a1f4b' } })
