/** Who you are here: your name, and the ways back to it. */
export const identity = {
  nameFree: '“{name}” is free.',
  nameTaken: 'Someone here is called “{name}”, or something that looks the same.',
  useFree: 'Use “{name}”',
  nameLetters: 'A name needs a letter or a digit.',
  nameMixed: 'A word in it mixes letters of different alphabets.',
  nameReserved: 'This name is kept for the server itself.',
  shortName: 'What you are called at tables',
  shortNameHint:
    'A short form of your choice. Others may have the same; next to them you appear by your whole name.',
  saveName: 'Save',
  nameSaved: 'Saved: {name}',
} as const;
