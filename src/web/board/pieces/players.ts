/**
 * The five player colours. They differ in hue and in lightness, and each has a symbol, so that they can be told
 * apart without colour. The colours themselves are the CSS variables `--player-0` to `--player-4` (and
 * `--player-N-ink` for what is written on them) in `players.css`.
 */
export const PLAYER_COLOURS = [0, 1, 2, 3, 4] as const;

export const playerColour = (colour: number): string => `var(--player-${colour % 5})`;
export const playerInk = (colour: number): string => `var(--player-${colour % 5}-ink)`;
