const en = {
  kontor: 'Kontor',
};
const de: Record<keyof typeof en, string> = {
  kontor: 'Kontor',
};
export const common = { en, de };
