/** Colours and sizes of the portal's tokens, in light and dark, without a build. */
export const signInStyle = `
@font-face { font-family: 'Hanken Grotesk Variable'; font-weight: 100 900; font-display: swap; src: url(/fonts/hanken-grotesk/hanken-grotesk-latin-wght-normal.woff2) format('woff2'); }
@font-face { font-family: 'Newsreader Variable'; font-weight: 200 800; font-display: swap; src: url(/fonts/newsreader/newsreader-latin-wght-normal.woff2) format('woff2'); }
:root { --paper: #faf8f3; --surface: #fff; --ink: #1c1b17; --muted: #5d594d; --line: #e4dfd3; --line-strong: #928b7c; --accent: #1f5c45; --accent-strong: #164735; --on-accent: #fff; --wash: #e5efe9; --warning: #a02c26; --warning-wash: #fbe9e7; --shadow: 0 8px 28px rgb(28 27 23 / .12); }
@media (prefers-color-scheme: dark) { :root { --paper: #171612; --surface: #1f1e19; --ink: #eeeadf; --muted: #aea897; --line: #33312a; --line-strong: #807a69; --accent: #86c9a8; --accent-strong: #a5dac0; --on-accent: #10241b; --wash: #1d2f27; --warning: #f09a92; --warning-wash: #361d1b; --shadow: 0 8px 28px rgb(0 0 0 / .5); } .picture img { filter: brightness(.62) saturate(.85); } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 400 16px/24px 'Hanken Grotesk Variable', system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { max-width: 460px; margin: 0 auto; padding: 0 16px 40px; }
.picture { height: 200px; margin: 0 -16px; overflow: hidden; }
.picture img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 62%; }
.sheet { position: relative; margin-top: -36px; padding: 26px 28px 22px; background: var(--surface); border-radius: 16px; box-shadow: var(--shadow); }
@media (min-width: 560px) { main { padding-top: 9vh; } .picture { margin: 0; border-radius: 16px 16px 0 0; } .sheet { margin-top: -20px; padding: 30px 40px 28px; } }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 14px; color: var(--accent); font: 550 17px/22px 'Newsreader Variable', Georgia, serif; }
h1 { margin: 0 0 8px; font: 500 32px/38px 'Newsreader Variable', Georgia, serif; letter-spacing: -.01em; overflow-wrap: anywhere; text-wrap: balance; } :lang(ja) h1, :lang(ko) h1, :lang(zh) h1 { font-size: 27px; letter-spacing: 0; line-break: strict; word-break: auto-phrase; } :lang(ko) { word-break: keep-all; }
.note { margin: 0 0 10px; color: var(--muted); } .note, .error { overflow-wrap: anywhere; }
.error { display: flex; gap: 10px; margin: 10px 0 6px; padding: 11px 14px; border-radius: 10px; background: var(--warning-wash); color: var(--warning); } .error svg { flex: none; margin-top: 3px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
label { display: block; margin: 16px 0 6px; font-weight: 600; }
input { width: 100%; height: 50px; padding: 0 14px; border: 1.5px solid var(--line-strong); border-radius: 10px; background: var(--surface); color: inherit; font: inherit; font-size: 17px; }
input[aria-invalid] { border-color: var(--warning); }
.complaint, .hint { margin: 6px 0 0; color: var(--warning); font-size: 14.5px; line-height: 20px; } .hint { color: var(--muted); }
.pair { display: grid; gap: 0 14px; } @media (min-width: 420px) { .pair { grid-template-columns: 1fr 1fr; } }
.code { height: 60px; font-size: 28px; letter-spacing: .28em; text-align: center; font-variant-numeric: tabular-nums; }
.other { margin: 16px 0 0; color: var(--muted); text-align: center; } .other a { color: var(--accent-strong); font-weight: 600; text-underline-offset: 3px; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; height: 52px; margin-top: 24px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit; font-size: 17px; font-weight: 650; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-top: 22px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--muted); font-size: 14.5px; line-height: 22px; }
summary { width: max-content; min-height: 24px; cursor: pointer; } summary:hover { color: var(--ink); }
ul { margin: 8px 0 0; padding-inline-start: 20px; } details p { margin: 6px 0 0; }
details + .languages { margin-top: 14px; }
.languages summary { display: flex; align-items: center; gap: 8px; list-style: none; } .languages summary::-webkit-details-marker { display: none; }
.languages ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 4px; padding: 0; list-style: none; }
.languages button { justify-content: flex-start; height: 36px; margin: 0; padding: 0 10px; border-radius: 8px; background: none; color: var(--ink); font-size: 14.5px; font-weight: 500; }
.languages button:hover { background: var(--wash); } .languages [aria-current] { background: var(--wash); color: var(--accent-strong); font-weight: 650; }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color 120ms; } }
`
