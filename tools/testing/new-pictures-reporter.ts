import type { Reporter } from 'vitest/node'
import { comparedIn, describeNewPictures } from './pictures.ts'

/** Says at the end of a run of stories which pictures it made for the first time. */
export const newPicturesReporter: Reporter = {
  onTestRunEnd(modules) {
    process.stdout.write(describeNewPictures(comparedIn(modules)))
  },
}
