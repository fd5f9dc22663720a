import { startInstead } from '../server.js';
import { startEmbedded } from './shared-embedded.js';

// Before each test file that needs no production in small.
startInstead(startEmbedded);
