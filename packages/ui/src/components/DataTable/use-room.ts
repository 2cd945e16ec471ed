import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many of these find room side by side, in pixels; when not all do, room is left for what leads to the others. */
export const countFitting = (room: number, widths: readonly number[], gap: number, more: number): number => {
  const ends = widths.map((_width, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + gap + more <= room).length
}

/** How many of the line's first `count` children find room in it. Those that don't must keep their widths: it is asked again when they change. */
export const useRoom = (line: RefObject<HTMLElement | null>, count: number, gap: number, more: number): number => {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const children = [...element.children].slice(0, count).filter((child) => child instanceof HTMLElement)
    const measure = () =>
      setFitting(
        countFitting(
          element.clientWidth,
          children.map((child) => child.offsetWidth),
          gap,
          more,
        ),
      )
    measure()
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...children]) observer.observe(each)
    return () => observer.disconnect()
  }, [line, count, gap, more])
  return fitting
}
