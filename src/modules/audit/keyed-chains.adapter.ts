import { Injectable, Logger } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { ANCHORS, anchorKeys } from '../../domain/audit/anchor.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { AuditChainEntity } from './audit.entity.js';
import { AuditHashes } from './audit-hash.adapter.js';

/** The marks that prove, by the key, where the chains begin. */
@Injectable()
export class KeyedChains {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly database: Database,
    private readonly hashes: AuditHashes,
    private readonly storage: FileStorage,
  ) {}

  /**
   * To be called at start: sets the marks of chains that never had any. Those that were taken away stay away, for
   * `check-audit` to tell.
   * @returns false where the marks are by another key than those of the settings.
   */
  async begin(): Promise<boolean> {
    const chains = await this.database.read((manager) => manager.find(AuditChainEntity));
    if (chains.some(({ mark }) => mark !== null)) return chains.some((chain) => this.hashes.isMarked(chain));
    if (chains.every(isEmpty) || (chains.every(isUnkeyed) && !(await this.wasAnchored()))) {
      await this.markAll();
    } else {
      this.logger.error('The audit trail has lost its marks, and may have been cut: run "npm run check-audit"');
    }
    return true;
  }

  /** Anchors are made of chains that have their marks. */
  private async wasAnchored(): Promise<boolean> {
    for await (const { key } of this.storage.list(ANCHORS)) if (anchorKeys([key]).length > 0) return true;
    return false;
  }

  private async markAll(): Promise<void> {
    await this.database.write(async (manager) => {
      const chains = await manager.find(AuditChainEntity, { order: { chain: 'ASC' }, ...forUpdate(manager) });
      for (const found of chains) {
        const { chain } = found;
        await manager.update(AuditChainEntity, { chain, mark: IsNull() }, { mark: this.hashes.mark(found) });
      }
    });
  }
}

/** A chain to which nothing was ever added, or one that says so: its anchors would contradict. */
const isEmpty = ({ length, trimmed, keyed_from }: AuditChainEntity) =>
  length === 0 && trimmed === 0 && keyed_from === 1;

/** A chain as it was before there were keys. */
const isUnkeyed = ({ length, keyed_from }: AuditChainEntity) => length < keyed_from;
