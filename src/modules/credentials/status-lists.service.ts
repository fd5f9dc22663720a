import { Injectable } from '@nestjs/common';
import type { CredentialFormat } from '../../domain/credential/credential-format.js';
import { contentOf } from '../../domain/credential/data-model-1.js';
import { STATUS_LIST_SECONDS, STATUS_LIST_SIZE, statusListCredential } from '../../domain/credential/status-list.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Bitstrings } from '../../platform/credentials/bitstrings.port.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CredentialStatusReader } from './credential-status.repository.js';

interface Made {
  readonly until: number;
  readonly text: Promise<string>;
}

/**
 * The lists that tell which verifiable credentials are no longer in force. Anyone may ask, so each is made once a
 * minute at most.
 */
@Injectable()
export class StatusListsService {
  private readonly made = new Map<string, Made>();

  constructor(
    private readonly statuses: CredentialStatusReader,
    private readonly bitstrings: Bitstrings,
    private readonly signer: CredentialSigner,
    private readonly clock: Clock,
  ) {}

  /** @returns a signed list. @throws DomainError `not_found`. */
  async find(list: number, format: CredentialFormat): Promise<string> {
    const now = this.clock.now();
    const key = `${list}/${format}`;
    const known = this.made.get(key);
    if (known && known.until > now.getTime()) return known.text;
    const made = { until: now.getTime() + STATUS_LIST_SECONDS * 1000, text: this.make(list, format, now) };
    this.made.set(key, made);
    try {
      return await made.text;
    } catch (error) {
      // Neither a failure nor a list that will be begun later is kept.
      if (this.made.get(key) === made) this.made.delete(key);
      throw error;
    }
  }

  private async make(list: number, format: CredentialFormat, now: Date): Promise<string> {
    const revoked = await this.statuses.findRevoked(list);
    if (revoked === null) throw new DomainError('not_found', message('no_status_list'));
    const encoded = await this.bitstrings.encode(STATUS_LIST_SIZE, revoked);
    const credential = statusListCredential(this.signer.issuer, list, encoded, now, format);
    return this.signer.sign(contentOf(credential, format), format);
  }
}
