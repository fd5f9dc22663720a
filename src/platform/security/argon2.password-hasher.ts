import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.port.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** Checked in place of the hash of an account that does not exist, so that both take the same time. */
  private readonly nobody = hash(randomBytes(16).toString('hex'), COST);

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.nobody), password);
    return matches && stored !== null;
  }
}
