import { PasswordHasher } from '../../src/platform/security/password-hasher.port.js';

/** Says what it is the hash of. */
export class PlainPasswordHasher extends PasswordHasher {
  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    return hash === `hash of ${password}`;
  }
}
