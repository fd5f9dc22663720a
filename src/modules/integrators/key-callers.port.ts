import type { KeyCaller } from '../../domain/integrator/api-key.js';

export abstract class KeyCallers {
  /** Who calls with a key; `null` for one that opens nothing. */
  abstract callerBy(text: string, address: string): Promise<KeyCaller | null>;
}
