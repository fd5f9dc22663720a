import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Preferences } from '../../domain/preferences/preferences.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { UserEntity } from '../users/user.entity.js';
import { PreferenceEntity } from './preference.entity.js';
import { PreferenceReader, type PreferenceStore } from './preference.repository.js';

@Injectable()
export class TypeOrmPreferenceReader extends PreferenceReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByUser(userId: number): Promise<Preferences> {
    const rows = await this.database.read((manager) =>
      manager.find(PreferenceEntity, { where: { user_id: userId }, order: { name: 'ASC' } }),
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  }
}

export class TypeOrmPreferenceStore implements PreferenceStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(userId: number): Promise<ReadonlyMap<string, string>> {
    await this.manager.findOne(UserEntity, { select: { id: true }, where: { id: userId }, ...forUpdate(this.manager) });
    const rows = await this.manager.findBy(PreferenceEntity, { user_id: userId });
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  async put(userId: number, values: ReadonlyMap<string, string>): Promise<void> {
    const rows = [...values].map(([name, value]) => ({ user_id: userId, name, value }));
    if (rows.length > 0) await this.manager.upsert(PreferenceEntity, rows, ['user_id', 'name']);
  }

  async drop(userId: number, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.manager.delete(PreferenceEntity, { user_id: userId, name: In(names) });
  }

  async forget(userId: number): Promise<void> {
    await this.manager.delete(PreferenceEntity, { user_id: userId });
  }
}
