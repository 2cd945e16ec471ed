/** Of a picture's focal point. `within`: the field that has it, with its dot. */
export const focusFields = (within = ''): Record<string, string> => ({
  [`${within}focus`]: 'What stays in view where the picture is cropped. Absent: the middle.',
  [`${within}focus.x`]: 'Share of the width from the left, from 0 to 1.',
  [`${within}focus.y`]: 'Share of the height from the top, from 0 to 1.',
})
