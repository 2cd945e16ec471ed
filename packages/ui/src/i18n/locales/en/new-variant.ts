/** The form that makes a variant. */
export const messages = {
  name: 'Name',
  name_hint: 'What people call it, such as “April lot”. 3 to 20 characters.',
  name_wrong: 'Variant name must be between 3 and 20 characters',
  id_hint: 'Stands on labels: 3 to 12 capital letters, digits and dashes.',
  id_missing: 'Enter an ID',
  id_wrong: 'Only 3 to 12 capital letters, digits and dashes',
  id_free: '{{id}} is free.',
  id_taken: 'Variant ID already exists. Choose another one.',
  description: 'Description',
  begins: 'It begins as',
  attributes: 'Attributes',
  create: 'Create variant',
}
