/**
 * The five player colours. They differ in hue and lightness, and each has a symbol, so they can be told apart without
 * colour. The colours are the CSS variables `--player-0` to `--player-4` in `players.css`, with `--player-N-ink` for
 * text on them.
 */
export const PLAYER_COLOURS = [0, 1, 2, 3, 4] as const;

export const playerColour = (colour: number): string => `var(--player-${colour % 5})`;
export const playerInk = (colour: number): string => `var(--player-${colour % 5}-ink)`;
