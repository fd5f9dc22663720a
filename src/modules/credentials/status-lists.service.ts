import { Injectable } from '@nestjs/common';
import { STATUS_LIST_SECONDS, STATUS_LIST_SIZE, statusListCredential } from '../../domain/credential/status-list.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Bitstrings } from '../../platform/credentials/bitstrings.port.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CredentialStatusReader } from './credential-status.repository.js';

interface Made {
  readonly until: number;
  readonly token: Promise<string>;
}

/** The lists that tell which verifiable credentials are no longer in force. Anyone may ask, so each is made once a minute at most. */
@Injectable()
export class StatusListsService {
  private readonly made = new Map<number, Made>();

  constructor(
    private readonly statuses: CredentialStatusReader,
    private readonly bitstrings: Bitstrings,
    private readonly signer: CredentialSigner,
    private readonly clock: Clock,
  ) {}

  /** @returns a signed list. @throws DomainError `not_found`. */
  async find(list: number): Promise<string> {
    const now = this.clock.now();
    const known = this.made.get(list);
    if (known && known.until > now.getTime()) return known.token;
    const made = { until: now.getTime() + STATUS_LIST_SECONDS * 1000, token: this.make(list, now) };
    this.made.set(list, made);
    try {
      return await made.token;
    } catch (error) {
      // Neither a failure nor a list that will be begun later is kept.
      if (this.made.get(list) === made) this.made.delete(list);
      throw error;
    }
  }

  private async make(list: number, now: Date): Promise<string> {
    const revoked = await this.statuses.findRevoked(list);
    if (revoked === null) throw new DomainError('not_found', message('no_status_list'));
    const encoded = await this.bitstrings.encode(STATUS_LIST_SIZE, revoked);
    return this.signer.sign(statusListCredential(this.signer.issuer, list, encoded, now));
  }
}
