/** kontor: the command line. */
import { useShippedNetworks } from '../outside/networks.js';
import { kontor } from './kontor.js';

useShippedNetworks();

// A reader that has seen enough (`kontor legal … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await kontor(process.argv.slice(2));
