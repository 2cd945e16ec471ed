/** Waits no longer for the database. The work goes on, and nobody hears of it. */
export const awaitWithin = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`The database did not answer within ${milliseconds} ms.`)), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
