/** Of the database that keeps runs; by itself, since the loader of the widgets asks for it. */
export const RUN_DATABASE = 'tracemark'
