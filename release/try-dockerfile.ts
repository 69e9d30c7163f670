/** `npm run proof -- dockerfile`. */
import { tryDockerfile } from './dockerfile.js';

await tryDockerfile();
