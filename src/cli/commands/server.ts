/** The commands of whoever runs a server. The server itself is fetched only when one of them is called. */
import type { Command } from '../command.js';

export const serveCommand: Command = {
  usage: 'serve [--web FOLDER]',
  help: 'runs the server on PORT (8080) and HOST (0.0.0.0); its address is the first line of output',
  values: ['web'],
  run: async (call, shelf) => (await import('../server/serve.js')).serve(call, shelf),
};

export const adminCommand: Command = {
  usage: 'admin [PERSON]',
  help: 'lists the admins of the server, or makes the person with this id one (an SQLite server must be stopped)',
  withoutBoards: true,
  run: async (call) => (await import('../server/admin.js')).admin(call),
};

export const backupCommand: Command = {
  usage: 'backup FILE',
  help: 'writes all data of the server (DATABASE_URL or DATA_DIR, as for serve) to FILE, also while it runs',
  withoutBoards: true,
  run: async (call) => (await import('../server/backup.js')).writeBackup(call),
};

export const restoreCommand: Command = {
  usage: 'restore FILE',
  help: 'puts a backup in the place of all data of the server, of either kind of database, also while it runs',
  withoutBoards: true,
  run: async (call) => (await import('../server/backup.js')).readBackup(call),
};
