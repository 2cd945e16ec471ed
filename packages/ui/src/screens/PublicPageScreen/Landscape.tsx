/** Stands where an organization has no picture of its own: hills in the tones of the page. */
export const Landscape = () => (
  <svg className="tm-landscape" viewBox="0 0 390 336" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      className="tm-land-1"
      d="M-400 336V128L-300 78l92 56 70-62 82 70 56-46L70 96l58 40 66-74 78 66 50-34 68 52 74-50 90 62 80-70 84 66 92-46v224Z"
    />
    <path className="tm-land-2" d="M-400 336V210c140-40 260 20 400-14 60-40 120-36 180-10s130 28 210-18c140-20 260 40 400 6v162Z" />
    <path className="tm-land-3" d="M-400 336v-76c120-26 250 26 400-14 80-36 150-22 220 0s120 14 170-8c140-24 270 30 400 2v96Z" />
    <g className="tm-land-rows" fill="none" strokeWidth="2">
      <path d="M-400 300c140-30 280 6 410-12 90-30 170-20 380 6s260-16 400-8" />
      <path d="M-400 322c140-26 270 8 400-12 110-26 210-14 390 4s260-14 400-6" />
      <path d="M-400 282c150-26 290 4 424-12 90-24 150-14 340 2s290-16 426-10" />
    </g>
  </svg>
)
