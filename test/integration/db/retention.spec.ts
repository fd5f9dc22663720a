import { askFor } from '../../../src/domain/privacy/data-request.js';
import { newDelivery } from '../../../src/domain/webhook/delivery.js';
import { TypeOrmAuditReader } from '../../../src/modules/audit/audit.typeorm-reader.js';
import type { RetentionService } from '../../../src/modules/privacy/retention.service.js';
import { JobEntity } from '../../../src/platform/jobs/job.entity.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { addFiles, after as moved, NOON, type Stores } from '../../contract/stores.js';
import { AUDIT_HASHES, keyedChains } from '../../support/audit-keys.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { FreshFiles } from '../../support/fresh-files.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { DAYS, NOTHING, retentionOn } from './retention.rig.js';

const DAY = 24 * 3_600_000;

onEachEngine('retention', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  let files: FreshFiles;
  let service: RetentionService;
  let audit: TypeOrmAuditReader;

  beforeEach(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
    files = await FreshFiles.make();
    audit = new TypeOrmAuditReader(db.database, AUDIT_HASHES);
    await keyedChains(db.database).begin();
    service = makeService();
  });
  afterEach(() => db?.dispose());

  const makeService = () => retentionOn(db.database, stores, DAYS, files.storage);
  const count = async (table: string) => {
    const rows = await db.database.read(
      withSql((sql) => sql.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)),
    );
    return Number(rows[0]?.n);
  };

  it('removes what is older than its days, to the millisecond, in batches', async () => {
    const ages = [...Array.from({ length: 620 }, () => -1), 0, 1];
    await stores.unitOfWork.run(async (tx) => {
      for (const [n, young] of ages.entries()) {
        const id = String(n).padStart(32, '0');
        const expiresAt = moved(young - 30 * DAY);
        await tx.sessions.insert({ id, userId: 1, createdAt: expiresAt, expiresAt });
        const createdAt = moved(young - DAY);
        const code = {
          email: `a${n}@x.my`,
          purpose: 'register' as const,
          nonce: 'n',
          hash: 'h',
          language: 'en' as const,
        };
        await tx.codes.insert({ ...code, createdAt, expiresAt: createdAt });
      }
      for (const young of [-1, 0]) await tx.loginFailures.count(`who ${young}`, 1000, moved(young - 2 * DAY - 1000));
    });
    await db.database.write(
      withSql((sql) =>
        sql.insertAll(
          JobEntity,
          ages.map((young, n) => ({
            id: n + 1,
            name: 'mail.code' as const,
            queue: 'mail' as const,
            payload: '{"codeId":1}',
            state: 'done' as const,
            attempts: 1,
            due_at: 0,
            lease_token: null,
            lease_until: null,
            last_error: null,
            created_at: 0,
            done_at: moved(young - 4 * DAY).getTime(),
            request_id: null,
            mail_id: null,
          })),
        ),
      ),
    );
    expect(await service.sweep()).toEqual({ ...NOTHING, sessions: 620, codes: 620, loginFailures: 1, jobs: 620 });
    expect([await count('sessions'), await count('verification_codes'), await count('jobs')]).toEqual([2, 2, 2]);
    expect(await count('login_failures')).toBe(1);
    expect(await service.sweep()).toEqual(NOTHING);
  });

  it('removes those whose watch of a report has ended', async () => {
    await stores.unitOfWork.run(async (tx) => {
      for (const [place, ends] of [-1, 0, 1].entries()) {
        const email = `${place}@example.com`;
        await tx.watchers.ask({ number: 'MYV-1', email, language: 'en', createdAt: NOON, endsAt: moved(ends) });
      }
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, watchers: 1 });
    expect(await count('report_watchers')).toBe(2);
  });

  it('leaves jobs that are open or failed', async () => {
    await stores.unitOfWork.run(async (tx) => void (await tx.outbox.add('mail.code', { codeId: 1 })));
    await db.database.write(
      withSql((sql) => sql.change("UPDATE jobs SET created_at = 0, due_at = 0, state = 'failed'")),
    );
    expect(await service.sweep()).toEqual(NOTHING);
    expect(await count('jobs')).toBe(1);
  });

  it('removes links that ended long ago, with what their recipients did', async () => {
    const { id: certificateId } = await insertCertificate(stores, { status: 'Verified' });
    const made = { certificateId, label: 'L', pinHash: null, download: false, createdAt: NOON };
    const [old, young] = await stores.unitOfWork.run(async (tx) => [
      await tx.shares.insert({ ...made, tokenHash: 'a'.repeat(64), endsAt: moved(-9 * DAY - 1) }),
      await tx.shares.insert({ ...made, tokenHash: 'b'.repeat(64), endsAt: moved(-9 * DAY) }),
    ]);
    await stores.unitOfWork.run(async (tx) => {
      for (const share of [old, young]) await tx.shares.addView(share?.id ?? 0, 'opened', NOON);
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, shares: 1 });
    expect((await stores.shares.list(certificateId, { offset: 0, limit: 9 })).items.map(({ id }) => id)).toEqual([
      young?.id,
    ]);
    expect(await count('share_views')).toBe(1);
  });

  it('removes offers to wallets a day after their end, and used nonces with it', async () => {
    const [one, other] = [await insertCertificate(stores), await insertCertificate(stores)];
    const made = { pinHash: 'p'.repeat(64) };
    await stores.unitOfWork.run(async (tx) => {
      const old = { ...made, certificateId: one.id, codeHash: 'a'.repeat(64) };
      await tx.walletOffers.replace({ ...old, endsAt: moved(-DAY - 1) });
      const young = { ...made, certificateId: other.id, codeHash: 'b'.repeat(64) };
      await tx.walletOffers.replace({ ...young, endsAt: moved(-DAY) });
      await tx.walletOffers.spendNonce('c'.repeat(64), moved(-1));
      await tx.walletOffers.spendNonce('d'.repeat(64), NOON);
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, walletOffers: 1, walletNonces: 1 });
    expect([await count('wallet_offers'), await count('wallet_nonces')]).toEqual([1, 1]);
  });

  it('removes answered requests for personal data with the audit trail of their time, and no open ones', async () => {
    await stores.unitOfWork.run(async (tx) => {
      for (const [userId, doneAt] of [
        [1, moved(-8 * DAY - 1)],
        [2, moved(-8 * DAY)],
      ] as const) {
        await tx.dataRequests.insert(askFor('export', userId, moved(-30 * DAY)));
        await tx.dataRequests.finishOf(userId, 'export', doneAt);
      }
      await tx.dataRequests.insert(askFor('export', 3, moved(-30 * DAY)));
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, dataRequests: 1 });
    expect(await count('data_requests')).toBe(2);
  });

  it('removes what webhooks were told more than 30 days ago, but nothing that is on its way', async () => {
    const fields = { name: 'Bank One', contact: 'ops@bank.example', purpose: 'Loans to graduates.' };
    await stores.unitOfWork.run(async (tx) => {
      const integrator = await tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON });
      const hook = {
        integratorId: integrator.id,
        mode: 'live',
        url: 'https://bank.example/hook',
        state: 'on',
      } as const;
      const secrets = { secret: 'sealed', oldSecret: null, oldSecretUntil: null, createdAt: NOON };
      const webhook = await tx.webhooks.insert({ ...hook, ...secrets, events: ['report.withdrawn'] });
      const add = (at: Date, changes: object) => {
        const told = { type: 'ping', number: null, checkId: null } as const;
        return tx.webhooks.insertDelivery({ ...newDelivery(webhook.id, `msg_${at.getTime()}`, told, at), ...changes });
      };
      const done = { state: 'delivered', nextTryAt: null };
      const old = await add(moved(-30 * DAY - 1), done);
      await tx.webhooks.noteAttempt({ deliveryId: old.id, at: NOON, status: 200, problem: null, milliseconds: 9 });
      await add(moved(-30 * DAY), done);
      await add(moved(-30 * DAY - 2), { nextTryAt: moved(1) });
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, webhookDeliveries: 1 });
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([2, 0]);
  });

  it('forgets requests for access at their end', async () => {
    const fields = { organisation: 'Kolej', person: 'Lim', purpose: 'Hiring.', volume: '100', language: 'en' } as const;
    await stores.unitOfWork.run(async (tx) => {
      for (const [n, state] of (['unconfirmed', 'asked', 'declined'] as const).entries()) {
        for (const young of [-1, 1]) {
          const times = { createdAt: moved(-DAY), endsAt: moved(young) };
          const email = `lim-${n}${young}@kolej.example`;
          await tx.accessRequests.insert({ ...fields, ...times, email, state, reason: null });
        }
      }
    });
    expect(await service.sweep()).toEqual({ ...NOTHING, accessRequests: 3 });
    expect(await count('access_requests')).toBe(3);
  });

  it('removes drafts and rejected records with their files, each by its own days', async () => {
    const [shared = '', own = ''] = await addFiles(stores, 2);
    const make = (status: 'Unverified' | 'Rejected' | 'Verifying' | 'Verified', age: number, files: string[] = []) =>
      insertCertificate(
        stores,
        { status, updatedAt: moved(-age * DAY - 1), reportNumber: null },
        { passportPhotos: files },
      );
    const old = [await make('Unverified', 5, [own, shared]), await make('Rejected', 6)];
    const kept = [
      await make('Unverified', 4.9, [shared]),
      await make('Rejected', 5),
      await make('Verifying', 100),
      await make('Verified', 100),
    ];
    expect(await service.sweep()).toEqual({ ...NOTHING, drafts: 1, rejected: 1 });
    for (const { id } of old) expect(await stores.certificates.findById(id)).toBeNull();
    for (const one of kept) expect(await stores.certificates.findById(one.id)).toEqual(one);
    expect((await stores.files.findDiscarded([own, shared])).map(({ id }) => id)).toEqual([own]);
    const { items } = await audit.list({
      filter: {},
      page: { offset: 0, limit: 10 },
      sort: { field: 'at', descending: false },
    });
    expect(items.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['certificate.removed', null],
      ['certificate.removed', null],
    ]);
    const { total } = await stores.certificates.list({}, { offset: 0, limit: 1 });
    expect(total).toBe(4);
  });

  it('does no harm in several processes at once', async () => {
    for (let n = 0; n < 30; n += 1) await insertCertificate(stores, { updatedAt: moved(-6 * DAY) });
    await stores.unitOfWork.run(async (tx) => {
      for (let n = 0; n < 50; n += 1) tx.audit.record({ actorId: 1, action: 'login.succeeded', subject: null });
    });
    stores.clock.time = moved(20 * DAY);
    const swept = await Promise.all([1, 2, 3].map(() => makeService().sweep()));
    const sum = (kind: string) => swept.reduce((total, each) => total + (each[kind] ?? 0), 0);
    expect([sum('drafts'), sum('auditEvents')]).toEqual([30, 50]);
    expect(await count('certificates')).toBe(0);
    expect(await audit.check()).toEqual({ checked: 30, broken: [] });
    const { total } = await stores.certificates.list({}, { offset: 0, limit: 1 });
    expect(total).toBe(0);
  });

  it('goes on with the other kinds where one fails, and tells', async () => {
    await insertCertificate(stores, { updatedAt: moved(-6 * DAY) });
    await db.database.write(withSql((sql) => sql.change('DROP TABLE login_failures')));
    await expect(service.sweep()).rejects.toThrow('1 kinds of old data could not be removed');
    expect(await count('certificates')).toBe(0);
  });
});
