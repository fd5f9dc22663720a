import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { type EmailChange, EmailChangeReader, type EmailChangeStore } from './email-change.repository.js';

@Injectable()
export class TypeOrmEmailChangeReader extends EmailChangeReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<EmailChange | null> {
    const row = await this.database.read((manager) => manager.findOneBy(EmailChangeEntity, { id }));
    if (!row) return null;
    return {
      userId: row.user_id,
      oldEmail: row.old_email,
      language: row.language,
      passwordToo: row.password_too === 1,
      changedAt: toDate(row.changed_at),
    };
  }
}

export class TypeOrmEmailChangeStore implements EmailChangeStore {
  constructor(private readonly manager: EntityManager) {}

  async insert({ userId, oldEmail, language, passwordToo, changedAt }: EmailChange): Promise<number> {
    const row = this.manager.create(EmailChangeEntity, {
      user_id: userId,
      old_email: oldEmail,
      language,
      password_too: passwordToo ? 1 : 0,
      changed_at: changedAt.getTime(),
    });
    await this.manager.insert(EmailChangeEntity, row);
    return row.id;
  }

  async remove(id: number): Promise<void> {
    await this.manager.delete(EmailChangeEntity, { id });
  }
}
