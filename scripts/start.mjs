// npm start: install and build what is not there yet, then be the server.
import './node-version.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { nodeCommand } from './node-command.mjs';
import { serve } from './process.mjs';

await install();
await build();
process.exit(await serve(nodeCommand('start:api')));
