/** `kontor/client`: the messages of a server as types, and a client that resumes by itself. For Node and browsers. */
export type { Language } from '../core/language.js';
export { apply as applyPatch, type Operation, type Patch } from '../protocol/patch.js';
export type { Me, Token, Who } from '../protocol/people/people.js';
export type { PlayerStatistics, Ranking, Rating, TableStatistics } from '../protocol/people/statistics.js';
export type { ServerInfo } from '../protocol/server.js';
export type { ClientMessage, ServerMessage } from '../protocol/socket.js';
export type { Command, Done } from '../protocol/tables/commands.js';
export type {
  Clocks,
  Entry,
  Seat,
  Status,
  TableDocument,
  UndoRequest,
  You,
} from '../protocol/tables/document.js';
export type { Order, Orders } from '../protocol/tables/orders.js';
export type { NewTable, Pace, SeatPlan, Settings, SettingsChange } from '../protocol/tables/settings.js';
export type { History, TableReply, TableSummary } from '../protocol/tables/tables.js';
export type { Code, RefusalBody } from '../protocol/words.js';
export { Client, type ClientOptions, type SocketClass } from './client.js';
export { type Method, type RequestParts, sendRequest } from './request.js';
export { RequestError, type RequestErrorCode } from './request-error.js';
export {
  type ConnectionOptions,
  type ConnectionState,
  newId,
  ServerConnection,
  type SocketLike,
} from './server-connection.js';
export type { TableListener, TableUpdate } from './subscription.js';
