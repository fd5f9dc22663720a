import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { SettingError } from '../../config/setting-error.js';
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
   * To be called at start: sets the marks of chains that never had any. One that is missing beside others is for `check-audit` to tell.
   * @throws SettingError where the marks are by another key than those of the settings.
   */
  async begin(): Promise<void> {
    const chains = await this.database.read((manager) => manager.find(AuditChainEntity));
    if (chains.every(({ mark }) => mark === null)) return this.markAll();
    if (chains.some((chain) => this.hashes.isMarked(chain))) return;
    throw new SettingError(
      'AUDIT_KEY is not the key that the audit trail is kept with: set that one, or put it into AUDIT_KEYS_OLD, the newest first',
    );
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
