/** The commands for operators of a server. The server's code is only loaded when one of them runs. */
import type { Command } from '../command.js';

export const serveCommand: Command = {
  usage: 'serve [--web FOLDER]',
  help: 'runs the server on HOST (0.0.0.0) and PORT (8080); prints its address first',
  values: ['web'],
  run: async (call, shelf) => (await import('../server/serve.js')).serve(call, shelf),
};

export const adminCommand: Command = {
  usage: 'admin [PERSON]',
  help: 'lists the admins of the server, or makes a person one by id (stop an SQLite server first)',
  withoutBoards: true,
  run: async (call) => (await import('../server/admin.js')).admin(call),
};

export const backupCommand: Command = {
  usage: 'backup FILE',
  help: 'backs up all data of the server (DATABASE_URL or DATA_DIR, as for serve) to FILE; it may be running',
  withoutBoards: true,
  run: async (call) => (await import('../server/backup.js')).writeBackup(call),
};

export const restoreCommand: Command = {
  usage: 'restore FILE',
  help: 'replaces all data of the server with a backup from either kind of database; it may be running',
  withoutBoards: true,
  run: async (call) => (await import('../server/backup.js')).readBackup(call),
};
