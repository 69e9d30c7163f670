export { type PostgresServer, startPostgres } from '../../bench/server/postgres.js';
