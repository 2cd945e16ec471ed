import { Contrast } from './Contrast.tsx'

const swatches = [
  ['Ground', ['paper', 'paper-raised', 'paper-sunken', 'inverse']],
  ['Line', ['line', 'line-strong', 'line-field', 'plain-wash']],
  ['Act here', ['accent', 'accent-strong', 'on-accent', 'accent-wash']],
  ['Say what is so', ['notice', 'alert', 'warning', 'positive']],
] as const

const pairs = [
  ['ink', 'paper'],
  ['ink-muted', 'paper-sunken'],
  ['accent', 'paper-raised'],
  ['on-accent', 'accent'],
  ['accent-strong', 'accent-wash'],
  ['notice', 'notice-wash'],
  ['alert', 'alert-wash'],
  ['warning', 'warning-wash'],
  ['positive', 'positive-wash'],
  ['on-inverse', 'inverse'],
] as const

const Scheme = ({ theme }: { theme: 'light' | 'dark' }) => (
  <div className="foundation-scheme" data-theme={theme}>
    <h3>{theme === 'light' ? 'Light' : 'Dark'}</h3>
    {swatches.map(([label, names]) => (
      <div key={label} className="foundation-swatches">
        <span>{label}</span>
        {names.map((name) => (
          <div key={name}>
            <i style={{ background: `var(--tm-${name})` }} />
            {name}
          </div>
        ))}
      </div>
    ))}
    <div className="foundation-contrasts">
      {pairs.map(([text, ground]) => (
        <Contrast key={text} text={text} ground={ground} />
      ))}
    </div>
  </div>
)

/** Every role in both schemes at once: `data-theme` on any element is enough. */
export const Colours = () => (
  <div className="foundation-schemes">
    <Scheme theme="light" />
    <Scheme theme="dark" />
  </div>
)
