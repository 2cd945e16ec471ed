/** Stands where an organization has no picture of its own: hills in the tones of the page, wide enough for any screen. */
export const Landscape = () => (
  <svg className="tm-landscape" viewBox="0 0 390 336" preserveAspectRatio="xMidYMax meet" overflow="visible" aria-hidden="true">
    <path
      className="tm-land-1"
      d="M-1200 336V140l96-46 70 40 88-72 74 60 66-40 92 66 80-84 70 52 84-40 76 62 90-78 66 48 78-34 70 52L0 150l70-54 58 40 66-74 78 66 50-34 68 52 74-50 90 62 80-70 84 66 92-46 70 54 84-60 76 50 90-72 80 66 92-44 88 58v230Z"
    />
    <path
      className="tm-land-2"
      d="M-1200 336V214c140-44 280 18 400-6s270-46 400-4 260 20 400-8c60-40 120-36 180-10s130 28 210-18c140-20 260 40 400 6s260-40 410 2v160Z"
    />
    <path
      className="tm-land-3"
      d="M-1200 336v-72c130-30 260 20 400 0s260-26 400-4 280 10 400-14c80-36 150-22 220 0s120 14 170-8c140-24 270 30 400 2s280-14 410 6v90Z"
    />
    <g className="tm-land-rows" fill="none" strokeWidth="2">
      <path d="M-1200 300c140-26 280 10 400-6s270-14 400 4 280 2 410-10c90-30 170-20 380 6s260-16 400-8 280 16 410 4" />
      <path d="M-1200 322c140-22 280 8 400-4s270-12 400 2 270 4 400-10c110-26 210-14 390 4s260-14 400-6 280 12 410 4" />
      <path d="M-1200 282c140-24 280 12 400-6s270-16 400 4 290 2 424-10c90-24 150-14 340 2s290-16 426-10 280 14 410 4" />
    </g>
  </svg>
)
