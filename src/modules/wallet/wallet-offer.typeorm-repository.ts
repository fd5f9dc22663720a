import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { NewWalletOffer, WalletOffer } from '../../domain/wallet/wallet-offer.js';
import { Database } from '../../platform/db/database.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { WalletNonceEntity, WalletOfferEntity } from './wallet-offer.entity.js';
import { WalletOfferReader, type WalletOfferStore } from './wallet-offer.repository.js';

function toOffer(row: WalletOfferEntity): WalletOffer {
  return {
    id: row.id,
    certificateId: row.certificate_id,
    codeHash: row.code_hash,
    pinHash: row.pin_hash,
    wrongPins: row.wrong_pins,
    endsAt: toDate(row.ends_at),
    tokenHash: row.token_hash,
    tokenEndsAt: toDateOrNull(row.token_ends_at),
    issuedAt: toDateOrNull(row.issued_at),
  };
}

@Injectable()
export class TypeOrmWalletOfferReader extends WalletOfferReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findByCode(codeHash: string): Promise<WalletOffer | null> {
    return this.find({ code_hash: codeHash });
  }

  override findByToken(tokenHash: string): Promise<WalletOffer | null> {
    return this.find({ token_hash: tokenHash });
  }

  private async find(unique: FindOptionsWhere<WalletOfferEntity>): Promise<WalletOffer | null> {
    const row = await this.database.read((manager) => manager.findOneBy(WalletOfferEntity, unique));
    return row && toOffer(row);
  }
}

export class TypeOrmWalletOfferStore implements WalletOfferStore {
  constructor(private readonly manager: EntityManager) {}

  async replace({ certificateId, codeHash, pinHash, endsAt }: NewWalletOffer): Promise<void> {
    await this.forget(certificateId);
    await this.manager.insert(WalletOfferEntity, {
      certificate_id: certificateId,
      code_hash: codeHash,
      pin_hash: pinHash,
      wrong_pins: 0,
      ends_at: endsAt.getTime(),
      token_hash: null,
      token_ends_at: null,
      issued_at: null,
    });
  }

  lockByCode(codeHash: string): Promise<WalletOffer | null> {
    return this.lock({ code_hash: codeHash });
  }

  lockByToken(tokenHash: string): Promise<WalletOffer | null> {
    return this.lock({ token_hash: tokenHash });
  }

  async update({ id, wrongPins, tokenHash, tokenEndsAt, issuedAt }: WalletOffer): Promise<void> {
    await this.manager.update(
      WalletOfferEntity,
      { id },
      {
        wrong_pins: wrongPins,
        token_hash: tokenHash,
        token_ends_at: tokenEndsAt?.getTime() ?? null,
        issued_at: issuedAt?.getTime() ?? null,
      },
    );
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(WalletOfferEntity, { certificate_id: certificateId });
  }

  async spendNonce(nonceHash: string, endsAt: Date): Promise<boolean> {
    try {
      await this.manager.insert(WalletNonceEntity, { nonce_hash: nonceHash, ends_at: endsAt.getTime() });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async lock(where: FindOptionsWhere<WalletOfferEntity>): Promise<WalletOffer | null> {
    const row = await this.manager.findOne(WalletOfferEntity, { where, ...forUpdate(this.manager) });
    return row && toOffer(row);
  }
}
