/** Player colours and symbols for screens without a board. */
import '../board/board.css';

export { PLAYER_COLOURS, PLAYER_SYMBOLS, PlayerPiece } from '../board/pieces/players.js';
