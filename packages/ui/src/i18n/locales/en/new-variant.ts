/** The form that creates a variant. */
export const messages = {
  name: 'Name',
  name_hint: 'A name people use, such as “April lot”. 3–20 characters',
  name_wrong: 'Variant name must be between 3 and 20 characters',
  id_hint: 'Printed on labels. 3–12 capital letters, digits or dashes',
  id_missing: 'Enter an ID',
  id_wrong: 'Enter 3–12 capital letters, digits or dashes',
  id_free: '{{id}} is available.',
  id_taken: 'Variant ID already exists. Choose another.',
  description: 'Description',
  begins: 'Initial status',
  attributes: 'Attributes',
  create: 'Create variant',
}
