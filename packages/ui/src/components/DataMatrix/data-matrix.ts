import { datamatrix, drawingSVG, gs1datamatrix } from 'bwip-js/browser'

/** Modules of quiet around the code. */
const QUIET = 2
const SCALE = 3

/** A Data Matrix as SVG. `elements`: a GS1 element string, such as `(01)09506000134352`. Fails with what can't be encoded. */
export const dataMatrix = (text: string, isGs1: boolean): string => {
  const options = {
    bcid: isGs1 ? 'gs1datamatrix' : 'datamatrix',
    text,
    scale: SCALE,
    padding: QUIET,
    backgroundcolor: 'ffffff',
    barcolor: '1c1b17',
  }
  return (isGs1 ? gs1datamatrix : datamatrix)(options, drawingSVG())
}
