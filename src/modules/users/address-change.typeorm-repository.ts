import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { AddressChange, AddressRelease } from '../../domain/account/address-change.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import { AddressChangeEntity } from './address-change.entity.js';
import { AddressChangeReader, type AddressChangeStore } from './address-change.repository.js';

function toRelease(row: AddressChangeEntity): AddressRelease | null {
  const { release_asked_by: askedBy, release_asked_at: askedAt, released_by: releasedBy } = row;
  return askedBy === null || askedAt === null ? null : { askedBy, askedAt: toDate(askedAt), releasedBy };
}

function toChange(row: AddressChangeEntity): AddressChange {
  const { old_nonce, old_token_hash, old_confirmed_at, new_nonce, new_token_hash, new_confirmed_at } = row;
  return {
    userId: row.user_id,
    newEmail: row.new_email,
    requestedBy: row.requested_by,
    requestedAt: toDate(row.requested_at),
    expiresAt: toDate(row.expires_at),
    links: {
      old: { nonce: old_nonce, tokenHash: old_token_hash, confirmedAt: toDateOrNull(old_confirmed_at) },
      new: { nonce: new_nonce, tokenHash: new_token_hash, confirmedAt: toDateOrNull(new_confirmed_at) },
    },
    release: toRelease(row),
  };
}

function toRow(change: AddressChange): AddressChangeEntity {
  const { links, release } = change;
  return {
    user_id: change.userId,
    new_email: change.newEmail,
    requested_by: change.requestedBy,
    requested_at: change.requestedAt.getTime(),
    expires_at: change.expiresAt.getTime(),
    old_nonce: links.old.nonce,
    old_token_hash: links.old.tokenHash,
    old_confirmed_at: toMoment(links.old.confirmedAt),
    new_nonce: links.new.nonce,
    new_token_hash: links.new.tokenHash,
    new_confirmed_at: toMoment(links.new.confirmedAt),
    release_asked_by: release?.askedBy ?? null,
    release_asked_at: toMoment(release?.askedAt ?? null),
    released_by: release?.releasedBy ?? null,
  };
}

@Injectable()
export class TypeOrmAddressChangeReader extends AddressChangeReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByUser(userId: number): Promise<AddressChange | null> {
    const row = await this.database.read((manager) => manager.findOneBy(AddressChangeEntity, { user_id: userId }));
    return row && toChange(row);
  }

  override async findByToken(hashes: readonly string[]): Promise<AddressChange | null> {
    if (hashes.length === 0) return null;
    const of = In([...hashes]);
    const where = [{ old_token_hash: of }, { new_token_hash: of }];
    const row = await this.database.read((manager) => manager.findOneBy(AddressChangeEntity, where));
    return row && toChange(row);
  }
}

export class TypeOrmAddressChangeStore implements AddressChangeStore {
  constructor(private readonly manager: EntityManager) {}

  async put(change: AddressChange): Promise<void> {
    await this.manager.save(AddressChangeEntity, toRow(change));
  }

  async lock(userId: number): Promise<AddressChange | null> {
    const where = { user_id: userId };
    const row = await this.manager.findOne(AddressChangeEntity, { where, ...forUpdate(this.manager) });
    return row && toChange(row);
  }

  async remove(userId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(AddressChangeEntity, { user_id: userId });
    return (affected ?? 0) > 0;
  }
}
