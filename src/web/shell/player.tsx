/** Player colours and symbols for screens without a board. */
export { PlayerPiece } from '../board/pieces/piece.jsx';
export { PLAYER_COLOURS, PLAYER_SYMBOLS } from '../board/pieces/players.js';
