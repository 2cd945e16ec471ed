const titles = [
  ['title-xl', '36'],
  ['title-l', '32'],
  ['title-m', '24'],
  ['title-s', '20'],
] as const
const sizes = [
  ['text-xl', '18'],
  ['text-l', '16'],
  ['text-m', '14'],
  ['text-s', '13'],
  ['text-xs', '12'],
] as const

/** Three faces: one with character for names and titles, one that stays out of the way, one for what is read letter by letter. */
export const Type = () => (
  <div className="foundation-two">
    <div className="foundation-type">
      {titles.map(([name, pixels]) => (
        <p key={name} style={{ font: `500 var(--tm-${name})/1.2 var(--tm-font-title)` }}>
          Finca La Esperanza
          <small>
            {name} · {pixels}
          </small>
        </p>
      ))}
      {sizes.map(([name, pixels]) => (
        <p key={name} style={{ fontSize: `var(--tm-${name})` }}>
          Lot 217, 11.2 % moisture, checked 9 times
          <small>
            {name} · {pixels}
          </small>
        </p>
      ))}
    </div>
    <div className="foundation-faces">
      <div style={{ fontFamily: 'var(--tm-font-title)' }}>
        <b>Rr</b>
        <span>
          Newsreader
          <small>titles, names of assets · 400 500 550</small>
        </span>
      </div>
      <div>
        <b>Rr</b>
        <span>
          Hanken Grotesk
          <small>everything else · 400 500 550 650</small>
        </span>
      </div>
      <div style={{ fontFamily: 'var(--tm-font-code)' }}>
        <b>0O</b>
        <span>
          JetBrains Mono
          <small>codes and secrets · 400</small>
        </span>
      </div>
      <p className="foundation-figures">
        SA-0004-217
        <br />
        SA-0011-032
        <br />
        <small>Figures have one width, so that columns of numbers, ids and dates can be compared.</small>
      </p>
    </div>
  </div>
)
