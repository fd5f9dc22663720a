// npm start: install and build what is not there yet, then be the server.
import './node-version.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';
import { nodeCommand } from './node-command.mjs';
import { serve } from './process.mjs';

const { nativeParts } = await installPackages();
await build({ nativeParts });
process.exit(await serve(nodeCommand('start:api')));
