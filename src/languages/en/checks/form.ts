/** What is wrong with the form of an input; each stands behind the name of a field. */
export const form = {
  missing: 'is missing',
  object: 'must be an object, not {value}',
  unknownField: 'is not a known field',
  list: 'must be a list, not {value}',
  longList: 'has {length} entries, more than {most}',
  integer: 'must be a whole number from {least} to {most}, not {value}',
  boolean: 'must be true or false, not {value}',
  text: 'must be a text, not {value}',
  longText: 'is longer than {most} characters',
  oneOf: 'must be one of {names}; not {value}',
  notJson: 'is not JSON: {reason}',
  deep: 'is nested more than {levels} deep',
} as const;
