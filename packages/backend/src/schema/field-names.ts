/** The field of a call for each column that is called otherwise in the database. */
export const columnFields: Readonly<Record<string, string>> = {
  asset_id: 'thingId',
  document_id: 'documentIds',
  support_profile_id: 'supportProfileIds',
  task_asset_id: 'taskThingId',
  unit_id: 'itemId',
}

/** The field of a call whose value is taken, by the code; and by the constraint where it is another one there. */
export const takenFields: Readonly<Record<string, string>> = {
  name_taken: 'name',
  variant_id_taken: 'variantId',
  job_exists: 'itemId',
  task_already_assigned: 'taskId',
  variant_already_shared: 'destination',
  assets__name_taken: 'publicLink',
  assets__identifier_taken: 'serialPrefix',
  jobs__name_taken: 'code',
  jobs_whole__job_exists: 'taskThingId',
  documents__identifier_taken: 'gdti',
  identification_codes__identifier_taken: 'value',
}
