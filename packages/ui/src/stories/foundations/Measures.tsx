import { breakpoints } from '../../theme/breakpoints.ts'

const spaces = [1, 2, 3, 4, 5, 6, 8, 12]
const motions = [
  ['motion-fast', 'hover, press'],
  ['motion', 'menus, folds'],
  ['motion-slow', 'panels, drawers'],
] as const

export const Measures = () => (
  <div className="foundation-three">
    <div>
      <h3>Space, on a grid of 4</h3>
      <div className="foundation-spaces">
        {spaces.map((step) => (
          <div key={step}>
            <i style={{ width: `var(--tm-space-${step})`, height: `var(--tm-space-${step})` }} />
            {step * 4}
          </div>
        ))}
      </div>
    </div>
    <div>
      <h3>Radius</h3>
      <div className="foundation-boxes">
        {['s', 'm', 'l', 'pill'].map((name) => (
          <span key={name} style={{ borderRadius: `var(--tm-radius-${name})` }}>
            {name}
          </span>
        ))}
      </div>
    </div>
    <div>
      <h3>Elevation</h3>
      <div className="foundation-boxes">
        <span>line</span>
        <span style={{ boxShadow: 'var(--tm-shadow-1)' }}>shadow-1</span>
        <span style={{ border: 0, boxShadow: 'var(--tm-shadow-2)' }}>shadow-2</span>
      </div>
    </div>
  </div>
)

/** Plays while pointed at or focused; the tokens are as good as nothing where a person asked for less motion. */
export const Motion = () => (
  <div className="foundation-motion">
    {motions.map(([name, use]) => (
      <button key={name} type="button">
        <i style={{ transition: `translate var(--tm-${name}) var(--tm-ease)` }} />
        <span>
          {name}
          <small>{use}</small>
        </span>
      </button>
    ))}
  </div>
)

const widest = 1760

export const Breakpoints = () => (
  <div className="foundation-breakpoints">
    {Object.entries(breakpoints).map(([name, width]) => (
      <div key={name} style={{ inlineSize: `${(width / widest) * 100}%` }}>
        <b>{name}</b> {width}
      </div>
    ))}
  </div>
)
