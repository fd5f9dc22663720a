import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import type { Sql } from '../../platform/db/sql.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { type EmailChange, EmailChangeReader, type EmailChangeStore } from './email-change.repository.js';

@Injectable()
export class TypeOrmEmailChangeReader extends EmailChangeReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<EmailChange | null> {
    const row = await this.database.read((sql) =>
      sql.first<EmailChangeEntity>('SELECT * FROM email_changes WHERE id = ?', [id]),
    );
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
  constructor(private readonly sql: Sql) {}

  insert({ userId, oldEmail, language, passwordToo, changedAt }: EmailChange): Promise<number> {
    return this.sql.insert(EmailChangeEntity, {
      user_id: userId,
      old_email: oldEmail,
      language,
      password_too: passwordToo ? 1 : 0,
      changed_at: changedAt.getTime(),
    });
  }

  async remove(id: number): Promise<void> {
    await this.sql.change('DELETE FROM email_changes WHERE id = ?', [id]);
  }
}
