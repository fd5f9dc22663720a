import { startInstead } from '../server.js';
import { startOnStack } from './shared-stack.js';

// Before each test file of the run on a production in small.
startInstead(startOnStack);
