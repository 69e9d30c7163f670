const en = {
  playNow: 'Play now',
};
const de: Record<keyof typeof en, string> = {
  playNow: 'Jetzt spielen',
};
export const home = { en, de };
