import { Injectable } from '@nestjs/common';
import type { StoredPasskey } from '../../platform/security/passkeys.port.js';
import { SecretBox, sealedPlace } from '../../platform/security/secret-box.port.js';
import type { KeptFactor } from './factor.repository.js';

/** What factors are verified by, as it lies in their rows. */
@Injectable()
export class FactorSecrets {
  constructor(private readonly box: SecretBox) {}

  seal(factorId: number, secret: string): string {
    return this.box.seal(secret, placeOf(factorId));
  }

  open({ id, secret }: Pick<KeptFactor, 'id' | 'secret'>): string {
    return this.box.open(secret, placeOf(id));
  }

  passkeyOf(factor: KeptFactor): StoredPasskey {
    return JSON.parse(this.open(factor));
  }

  passkeysOf(factors: readonly KeptFactor[]): StoredPasskey[] {
    return factors.filter(({ kind }) => kind === 'passkey').map((factor) => this.passkeyOf(factor));
  }
}

const placeOf = (factorId: number) => sealedPlace('factors', 'secret', factorId);
