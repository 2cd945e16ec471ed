import MuiButton from '@mui/material/Button'
import type { CSSProperties } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { brandVariables } from '../../theme/brand.ts'
import { densities, rowHeights } from '../../theme/density.ts'
import { sidebarBackgrounds, sidebarColors, sidebarVariables } from '../../theme/sidebar.ts'

const brands = [
  ['Sierra Alta', '#1f5c45'],
  ['Weingut Klosterhalde', '#7a1f4b'],
  ['Open Granary', '#e0a100'],
] as const

/** An organization’s colour replaces the accent only, moved as little as it takes to be read. */
export const Branding = () => (
  <div className="foundation-three">
    {brands.map(([name, colour]) => (
      <div key={name} className="foundation-card" style={brandVariables(colour) as CSSProperties}>
        <h3>{name}</h3>
        <code>
          <i style={{ background: colour }} />
          {colour}
        </code>
        <p>
          Recorded at the <a href="#foundations">drying patio</a>, nine times.
        </p>
        <div className="foundation-row">
          <MuiButton variant="contained">Run a task</MuiButton>
          <mark>Last 30 days</mark>
        </div>
      </div>
    ))}
  </div>
)

const rows = ['Finca La Esperanza', 'Cooperativa El Roble', 'Veredal Buenavista']

export const DensityOptions = () => (
  <div className="foundation-two">
    {densities.map((density) => (
      <div key={density} className="foundation-card" data-density={density}>
        <h3>{density}</h3>
        <p>
          Rows and controls of {rowHeights[density]} px
          {density === 'compact' ? ', for grids that are read all day.' : ', for touch screens and calmer pages.'}
        </p>
        <ul className="foundation-rows">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <div className="foundation-row">
          <MuiButton variant="contained">Run a task</MuiButton>
          <MuiButton>Export</MuiButton>
        </div>
      </div>
    ))}
  </div>
)

/** Six colours on the kit’s own ground and on the three of the specification. */
export const SidebarChoices = () => (
  <div className="foundation-sidebars">
    {[undefined, ...sidebarBackgrounds].map((background) => (
      <div key={background ?? 'own'} style={sidebarVariables({ background }) as CSSProperties}>
        <b>{background ?? 'paper'}</b>
        {sidebarColors.map((color) => (
          <span key={color} style={sidebarVariables({ background, color }) as CSSProperties}>
            <Icon name="interactions" />
            {color}
          </span>
        ))}
        <em>
          <Icon name="leaf" />
          another page
        </em>
      </div>
    ))}
  </div>
)
