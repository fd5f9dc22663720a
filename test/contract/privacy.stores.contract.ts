import { newStudent } from '../../src/domain/account/user.js';
import type { AuditEvent } from '../../src/domain/audit/audit-event.js';
import type { CertificateStatus } from '../../src/domain/certificate/certificate.machine.js';
import type { ConsentGiven } from '../../src/domain/privacy/consent.js';
import { issueReport } from '../../src/domain/report/report.js';
import { NEVER_NOTIFIED } from '../../src/domain/sharing/look-up.js';
import { anAddressChange } from './address-change.store.contract.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

const PRIVACY: ConsentGiven = { notice: 'privacy', version: '2026-11-23', language: 'en' };
const OPEN: readonly CertificateStatus[] = ['Unverified', 'Verifying', 'Rejected'];

let user = 1_000_000;

export function privacyStoresContract(make: MakeStores): void {
  withStores('a store of consents', make, (the) => {
    const add = (userId: number, given: ConsentGiven, now = NOON) =>
      the().unitOfWork.run((tx) => tx.consents.add(userId, given, now));

    it('gives back a consent as it was given, to its user, oldest first', async () => {
      const userId = ++user;
      const { consent, isNew } = await add(userId, PRIVACY);
      expect([consent, isNew]).toEqual([{ ...PRIVACY, id: consent.id, userId, at: NOON, withdrawnAt: null }, true]);
      const terms = await add(userId, { notice: 'terms', version: '2023-09-10', language: 'ms' }, after(5));
      expect(await the().consents.findByUser(userId)).toEqual([consent, terms.consent]);
      expect(await the().consents.findByUser(++user)).toEqual([]);
    });

    it('keeps the first of several that are alike, and others apart', async () => {
      const userId = ++user;
      const first = await add(userId, PRIVACY);
      const again = await Promise.all([1, 2, 3, 4].map((ms) => add(userId, PRIVACY, after(ms))));
      for (const { consent, isNew } of again) expect([consent, isNew]).toEqual([first.consent, false]);
      expect((await add(userId, { ...PRIVACY, language: 'cn' })).isNew).toBe(true);
      expect((await add(++user, PRIVACY)).isNew).toBe(true);
      expect(await the().consents.findByUser(userId)).toHaveLength(2);
    });

    it('takes back all of a notice, of its user alone, and takes another afterwards', async () => {
      const [userId, other] = [++user, ++user];
      const enquiries: ConsentGiven = { notice: 'enquiries', version: '2026-11-29', language: 'en' };
      const malay: ConsentGiven = { ...enquiries, language: 'ms' };
      for (const given of [enquiries, malay, PRIVACY]) await add(userId, given);
      await add(other, enquiries);
      const withdraw = (now: Date) => the().unitOfWork.run((tx) => tx.consents.withdraw(userId, 'enquiries', now));
      const agrees = (id: number) => the().unitOfWork.run((tx) => tx.consents.has(id, 'enquiries'));
      expect(await agrees(userId)).toBe(true);
      expect(await withdraw(after(5))).toBe(true);
      expect(await withdraw(after(6))).toBe(false);
      expect([await agrees(userId), await agrees(other)]).toEqual([false, true]);
      expect((await add(userId, enquiries, after(7))).isNew).toBe(true);
      expect(await agrees(userId)).toBe(true);
      expect(await withdraw(after(8))).toBe(true);
      const kept = await the().consents.findByUser(userId);
      expect(kept.map(({ notice, language, withdrawnAt }) => [notice, language, withdrawnAt])).toEqual([
        ['enquiries', 'en', after(5)],
        ['enquiries', 'ms', after(5)],
        ['privacy', 'en', null],
        ['enquiries', 'en', after(8)],
      ]);
    });

    it('stores one of many at once', async () => {
      const userId = ++user;
      const added = await Promise.all(Array.from({ length: 8 }, () => add(userId, PRIVACY)));
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(added.map(({ consent }) => consent.id)).size).toBe(1);
    });
  });

  withStores('what is held about a user', make, (the) => {
    it('comes in pieces: records, files and sessions, of that user alone', async () => {
      const [ownerId, other] = [++user, ++user];
      const own = [];
      for (let n = 0; n < 3; n += 1) own.push(await insertCertificate(the(), { ownerId }));
      await insertCertificate(the(), { ownerId: other });
      const ids = (await addFiles(the(), 3, { ownerId })).sort();
      await addFiles(the(), 1, { ownerId: other });
      const { personalData: data } = the();
      const [first, second, third] = own;
      expect(await data.certificates(ownerId, 0, 2)).toEqual([first, second]);
      expect(await data.certificates(ownerId, second?.id ?? 0, 2)).toEqual([third]);
      const files = await data.files(ownerId, '', 2);
      expect(files.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(files[0]).toEqual(await the().files.findById(ids[0] ?? ''));
      expect((await data.files(ownerId, ids[1] ?? '', 2)).map(({ id }) => id)).toEqual(ids.slice(2));

      const origin = { device: 'Firefox on Linux', network: '203.0.113.0/24' };
      const [a, b] = [`a${user}`.padEnd(32, '0'), `b${user}`.padEnd(32, '0')];
      await the().unitOfWork.run(async (tx) => {
        for (const id of [b, a])
          await tx.sessions.insert({ id, userId: ownerId, createdAt: NOON, expiresAt: after(9) }, origin);
        await tx.sessions.revoke(b, after(4));
      });
      expect(await data.sessions(ownerId, '', 1)).toEqual([
        { ...origin, id: a, userId: ownerId, createdAt: NOON, lastUsedAt: NOON, expiresAt: after(9), endedAt: null },
      ]);
      expect(await data.sessions(ownerId, a, 5)).toMatchObject([{ id: b, endedAt: after(4) }]);
    });

    it('holds all editions of the reports for records', async () => {
      const certificate = await insertCertificate(the(), { ownerId: ++user });
      const number = `MYV-${user}`;
      const insert = (edition: number) =>
        the().unitOfWork.run((tx) =>
          tx.reports.insert({ ...issueReport(certificate, number, NOON), photo: null, edition }),
        );
      const reports = [await insert(1), await insert(2)];
      expect(await the().personalData.reports([certificate.id, 999_999_999])).toEqual(reports);
      expect(await the().personalData.reports([])).toEqual([]);
    });

    it('holds what the user did, and what others did to the account', async () => {
      const userId = ++user;
      const subject = { type: 'user', id: String(userId) } as const;
      const own = ['login.succeeded', 'profile.updated', 'file.uploaded', 'consent.given', 'session.ended'] as const;
      await the().unitOfWork.run(async (tx) => {
        for (const action of own) tx.audit.record({ actorId: userId, action, subject });
        tx.audit.record({ actorId: null, action: 'login.failed', subject });
        tx.audit.record({ actorId: userId + 1_000, action: 'user.changed', subject });
        tx.audit.record({ actorId: 1, action: 'certificate.saved', subject: { ...subject, type: 'certificate' } });
      });
      const walk = async (side: 'by' | 'about') => {
        const actions: string[] = [];
        for (let last: AuditEvent | null = null; ; ) {
          const page: AuditEvent[] = await the().personalData.events(userId, side, last, 2);
          actions.push(...page.map(({ action }) => action));
          last = page.at(-1) ?? null;
          if (page.length < 2) return actions;
        }
      };
      expect(await walk('by')).toEqual(own);
      expect(await walk('about')).toEqual(['login.failed', 'user.changed']);
    });
  });

  withStores('erasing', make, (the) => {
    it('finds what a user owns by status, a piece at a time', async () => {
      const ownerId = ++user;
      const draft = await insertCertificate(the(), { ownerId, status: 'Unverified' });
      const verified = await insertCertificate(the(), { ownerId, status: 'Verified', reportNumber: null });
      const waiting = await insertCertificate(the(), { ownerId, status: 'Verifying' });
      const owned = (statuses: readonly CertificateStatus[], limit: number) =>
        the().unitOfWork.run((tx) => tx.personalData.owned(ownerId, statuses, limit));
      expect(await owned(OPEN, 10)).toEqual([draft, waiting]);
      expect(await owned(OPEN, 1)).toEqual([draft]);
      expect(await owned(['Verified'], 10)).toEqual([verified]);
    });

    it('hides reports from look-ups, with the editions that follow, and lets them be checked', async () => {
      const certificate = await insertCertificate(the());
      const holder = { name: `Hidden ${++user}`, passport: 'H1', birth: '2000-01-02' };
      const report = { ...issueReport(certificate, `MYV-${user}`, NOON), photo: null };
      const fields = { ...report.fields, ...holder };
      const inserted = await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields }));
      expect(await the().reports.findInForceByHolder(holder)).toEqual([
        { report: inserted, notification: NEVER_NOTIFIED },
      ]);
      await the().unitOfWork.run((tx) => tx.personalData.hideReports(certificate.id, after(3)));
      await the().unitOfWork.run((tx) => tx.personalData.hideReports(certificate.id, after(9)));
      expect(await the().reports.findInForceByHolder(holder)).toEqual([]);
      expect(await the().reports.findLatestByNumber(report.number)).toEqual({ ...inserted, erasedAt: after(3) });
      await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields, edition: 2 }));
      expect(await the().reports.findInForceByHolder(holder)).toEqual([]);
      await the().unitOfWork.run((tx) => tx.personalData.removeReports(certificate.id));
      expect(await the().reports.findLatestByNumber(report.number)).toBeNull();
    });

    it('discards the files of a user that nothing names', async () => {
      const ownerId = ++user;
      const [named = '', ...rest] = await addFiles(the(), 4, { ownerId });
      const [foreign = ''] = await addFiles(the(), 1, { ownerId: ++user });
      await insertCertificate(the(), {}, { passportPhotos: [named] });
      const discard = (limit: number) =>
        the().unitOfWork.run((tx) => tx.personalData.discardFilesOf(ownerId, limit, NOON));
      const discarded = [...(await discard(2)), ...(await discard(2)), ...(await discard(2))];
      expect(discarded.sort()).toEqual(rest.sort());
      expect(await the().files.findByIds([named, foreign])).toHaveLength(2);
    });

    it('forgets the codes and the former addresses of a user, and no others', async () => {
      const code = (email: string) =>
        the().unitOfWork.run((tx) =>
          tx.codes.insert({
            email,
            purpose: 'reset',
            nonce: 'n',
            hash: 'h',
            language: 'en',
            createdAt: NOON,
            expiresAt: after(9),
          }),
        );
      const gone = await code(`Gone${++user}@example.com`);
      const stays = await code(`stays${user}@example.com`);
      const change = (userId: number) =>
        the().unitOfWork.run((tx) =>
          tx.emailChanges.insert({ userId, oldEmail: 'old@x.my', language: 'en', passwordToo: false, changedAt: NOON }),
        );
      const [former, foreign] = [await change(user), await change(user + 1)];
      await the().unitOfWork.run((tx) => tx.personalData.forgetAddresses(user, gone.email));
      expect(await the().emailChanges.findById(former)).toBeNull();
      expect(await the().emailChanges.findById(foreign)).not.toBeNull();
      expect(await the().codes.findById(gone.id)).toBeNull();
      expect(await the().codes.findById(stays.id)).toEqual(stays);
    });

    it('forgets the address that a user has asked for', async () => {
      const left = await the().unitOfWork.run(async (tx) => {
        const { id, email } = await tx.users.insert(newStudent(`asking${++user}@example.com`, 'h', 'en', NOON));
        await tx.addressChanges.put(anAddressChange(id));
        await tx.personalData.forgetAddresses(id, email);
        return tx.addressChanges.lock(id);
      });
      expect(left).toBeNull();
    });

    it('removes the rest of a user who is erased, and of nobody else', async () => {
      const insert = (erasedAt: Date | null) =>
        the().unitOfWork.run(async (tx) => {
          const made = await tx.users.insert({ ...newStudent(`rest${++user}@example.com`, 'h', 'en', NOON), erasedAt });
          await tx.consents.add(made.id, PRIVACY, NOON);
          return made;
        });
      const [erased, active] = [await insert(NOON), await insert(null)];
      await the().unitOfWork.run(async (tx) => {
        for (const { id } of [erased, active]) await tx.personalData.removeErasedUser(id);
      });
      expect(await the().users.findById(erased.id)).toBeNull();
      expect(await the().consents.findByUser(erased.id)).toEqual([]);
      expect((await the().users.findById(active.id))?.user).toEqual(active);
      expect(await the().consents.findByUser(active.id)).toHaveLength(1);
    });
  });
}
