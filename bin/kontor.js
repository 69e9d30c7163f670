#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/src/cli/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write(
    'kontor: not built yet; run "npm install" (or "npm run build") in the checkout first\n',
  );
  process.exitCode = 2;
}
