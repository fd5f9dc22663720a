import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ANCHORS,
  AnchorMail,
  type AuditAnchor,
  anchorKey,
  anchorKeys,
  eventsKeptSince,
  readAnchor,
} from '../../domain/audit/anchor.js';
import { RetentionDays } from '../../domain/privacy/retention.js';
import { StatementSigner } from '../../platform/seal/statement-signer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { AuditReader } from './audit.repository.js';

/** The anchors that are ours, the oldest first, and what is wrong with the others. */
export interface FoundAnchors {
  readonly anchors: readonly AuditAnchor[];
  readonly problems: readonly string[];
  /** By the settings of today and those that the anchors tell, no event since then may have been removed. */
  readonly keptSince: Date;
}

/** The ends of the chains, sealed each day and kept where whoever has the database has nothing to say. */
@Injectable()
export class AuditAnchorsService {
  constructor(
    private readonly events: AuditReader,
    private readonly storage: FileStorage,
    private readonly signer: StatementSigner,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mail: AnchorMail,
    private readonly days: RetentionDays,
  ) {}

  /** Seals today's anchor and mails it, where that was not done yet. @returns whether it was made now. */
  async seal(): Promise<boolean> {
    const now = this.clock.now();
    const key = anchorKey(now);
    const keys = await this.keys();
    if (keys.includes(key)) return false;
    const last = keys.at(-1);
    const anchor: AuditAnchor = {
      at: now.toISOString(),
      chains: await this.events.ends(),
      previous: last === undefined ? null : { name: last, sha256: sha256(await this.text(last)) },
      keepDays: this.days.audit,
    };
    const signed = this.signer.sign(JSON.stringify(anchor));
    await this.storage.putBytes(key, Buffer.from(signed));
    if (this.mail.to) await this.unitOfWork.run((tx) => tx.outbox.add('mail.audit-anchor', { key }));
    return true;
  }

  /** @param more texts that hold anchors as they were mailed. */
  async find(more: ReadonlyArray<{ readonly name: string; readonly text: string }> = []): Promise<FoundAnchors> {
    const anchors: AuditAnchor[] = [];
    const problems: string[] = [];
    const take = (name: string, text: string) => {
      const anchor = readAnchor(this.signer.open(text) ?? '');
      if (anchor) anchors.push(anchor);
      else problems.push(`the anchor ${name} is not signed with the key of the reports, or of earlier ones`);
      return anchor;
    };
    let before: AuditAnchor['previous'] = null;
    for (const key of await this.keys()) {
      const text = await this.text(key);
      const anchor = take(key, text);
      if (anchor && anchor.previous?.name !== before?.name) {
        problems.push(`the anchor before ${key} is missing: ${anchor.previous?.name ?? 'it says that there was none'}`);
      } else if (anchor && anchor.previous?.sha256 !== before?.sha256) {
        problems.push(`the anchor ${before?.name} is not the one that ${key} was made after`);
      }
      before = { name: key, sha256: sha256(text) };
    }
    for (const { name, text } of more) take(name, text);
    anchors.sort((one, other) => one.at.localeCompare(other.at));
    return { anchors, problems, keptSince: eventsKeptSince(anchors, this.days.audit, this.clock.now()) };
  }

  async text(key: string): Promise<string> {
    return Buffer.from(await this.storage.read(key)).toString();
  }

  private async keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of this.storage.list(ANCHORS)) found.push(key);
    return anchorKeys(found);
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
