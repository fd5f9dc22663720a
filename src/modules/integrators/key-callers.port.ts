import type { KeyCaller } from '../../domain/integrator/api-key.js';

export abstract class KeyCallers {
  /** Who calls with a key, which is counted; `null` for one that opens nothing. @throws DomainError `too_many_requests`. */
  abstract callerBy(text: string, address: string): Promise<KeyCaller | null>;
}
