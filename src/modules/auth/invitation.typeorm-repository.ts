import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Invitation } from '../../domain/account/invitation.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { InvitationEntity } from './invitation.entity.js';
import { InvitationReader, type InvitationStore } from './invitation.repository.js';

function toInvitation(row: InvitationEntity | null): Invitation | null {
  return (
    row && {
      userId: row.user_id,
      nonce: row.nonce,
      tokenHash: row.token_hash,
      createdAt: toDate(row.created_at),
      expiresAt: toDate(row.expires_at),
    }
  );
}

@Injectable()
export class TypeOrmInvitationReader extends InvitationReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByUser(userId: number): Promise<Invitation | null> {
    return toInvitation(
      await this.database.read((manager) => manager.findOneBy(InvitationEntity, { user_id: userId })),
    );
  }

  override async findByToken(hashes: readonly string[]): Promise<Invitation | null> {
    if (hashes.length === 0) return null;
    const where = { token_hash: In([...hashes]) };
    return toInvitation(await this.database.read((manager) => manager.findOneBy(InvitationEntity, where)));
  }
}

export class TypeOrmInvitationStore implements InvitationStore {
  constructor(private readonly manager: EntityManager) {}

  async put({ userId, nonce, tokenHash, createdAt, expiresAt }: Invitation): Promise<void> {
    const times = { created_at: createdAt.getTime(), expires_at: expiresAt.getTime() };
    await this.manager.save(InvitationEntity, { user_id: userId, nonce, token_hash: tokenHash, ...times });
  }

  async findByUser(userId: number): Promise<Invitation | null> {
    return toInvitation(await this.manager.findOneBy(InvitationEntity, { user_id: userId }));
  }

  async take({ userId, tokenHash }: Pick<Invitation, 'userId' | 'tokenHash'>): Promise<boolean> {
    const { affected } = await this.manager.delete(InvitationEntity, { user_id: userId, token_hash: tokenHash });
    return (affected ?? 0) > 0;
  }

  async remove(userId: number): Promise<void> {
    await this.manager.delete(InvitationEntity, { user_id: userId });
  }
}
