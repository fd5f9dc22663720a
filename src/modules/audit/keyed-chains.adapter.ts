import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { AuditChainEntity } from './audit.entity.js';
import { AuditHashes } from './audit-hash.adapter.js';

/** The marks that prove, by the key, where the chains begin. */
@Injectable()
export class KeyedChains {
  constructor(
    private readonly database: Database,
    private readonly hashes: AuditHashes,
  ) {}

  /**
   * To be called at start: sets the marks of chains that never had any. One that is missing beside others is for
   * `check-audit` to tell.
   * @returns false where the marks are by another key than those of the settings.
   */
  async begin(): Promise<boolean> {
    const chains = await this.database.read((manager) => manager.find(AuditChainEntity));
    if (chains.some(({ mark }) => mark !== null)) return chains.some((chain) => this.hashes.isMarked(chain));
    await this.markAll();
    return true;
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
