import type * as en from '../en/terminal.js';
import type { Translation } from '../types.js';

export const transcript: Translation<typeof en.transcript> = {
  turn: 'Zug {turn}: {who}',
  final: 'Endstand',
  unfinished: 'Hier endet die Aufzeichnung; das Spiel ist noch nicht zu Ende.',
};

export const watch: Translation<typeof en.watch> = {
  keys: 'Leertaste: Pause, weiter · →: ein Zug · +/-: schneller, langsamer · q: Ende',
};
