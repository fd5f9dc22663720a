import { newInvitation } from '../../src/domain/account/invitation.js';
import { ROLE } from '../../src/domain/account/role.js';
import { newStudent, type User } from '../../src/domain/account/user.js';
import { countBounce } from '../../src/domain/bounce/bounce.js';
import { EMPTY_FORM } from '../../src/domain/certificate/certificate.fields.js';
import type { UserFilter, UserSort } from '../../src/modules/users/user.repository.js';
import type { Transaction } from '../../src/unit-of-work/unit-of-work.js';
import { aCertificate } from '../factories/certificate.factory.js';
import { anArticle } from './news.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

let count = 0;
const aUser = (changes: Partial<User> = {}) => {
  const email = changes.email ?? `managed${++count}@example.com`;
  return { ...newStudent(email, 'hash', 'en', NOON), ...changes };
};

/** What the back office needs of users. */
export function userAdministrationContract(make: MakeStores): void {
  withStores('a list of users', make, (the) => {
    const ids = new Map<string, number>();
    const find = async (filter: UserFilter, field: UserSort = 'id', descending = false, offset = 0, limit = 10) => {
      const page = await the().users.list({ filter, sort: { field, descending }, page: { offset, limit } });
      return [page.items.map(({ username }) => username), page.total];
    };
    beforeAll(async () => {
      const people: Partial<User>[] = [
        { username: 'zoe', email: 'zoe@alpha.my', name: 'Zoë Ångström', createdAt: after(30), passport: 'K 123-456' },
        { username: 'ali', email: 'ali@beta.my', name: 'ali bin Abu', createdAt: after(20), status: 'disabled' },
        { username: 'wang', email: 'wang@gamma.my', name: '王小明', createdAt: after(10), roleId: ROLE.administrator },
        { username: 'noname', email: 'noname@delta.my', name: null, createdAt: after(40) },
      ];
      for (const one of people) {
        const { id, username } = await the().unitOfWork.run((tx) => tx.users.insert(aUser(one)));
        ids.set(username, id);
      }
    });

    it('is sorted by each field, both ways, a page at a time', async () => {
      expect(await find({}, 'id')).toEqual([['zoe', 'ali', 'wang', 'noname'], 4]);
      expect(await find({}, 'username')).toEqual([['ali', 'noname', 'wang', 'zoe'], 4]);
      expect(await find({}, 'email', true)).toEqual([['zoe', 'wang', 'noname', 'ali'], 4]);
      expect(await find({}, 'name')).toEqual([['noname', 'ali', 'zoe', 'wang'], 4]);
      expect(await find({}, 'createdAt')).toEqual([['wang', 'ali', 'zoe', 'noname'], 4]);
      expect(await find({}, 'createdAt', true, 1, 2)).toEqual([['zoe', 'ali'], 4]);
      expect(await find({}, 'roleId')).toEqual([['wang', 'zoe', 'ali', 'noname'], 4]);
      expect(await find({}, 'status', true)).toEqual([['ali', 'noname', 'wang', 'zoe'], 4]);
      expect(await find({}, 'id', false, 9)).toEqual([[], 4]);
    });

    it('is searched by the beginnings of words of name, user name and email', async () => {
      expect(await find({ name: 'ali ab' })).toEqual([['ali'], 1]);
      expect(await find({ name: '小明' })).toEqual([['wang'], 1]);
      expect(await find({ name: 'ZO' })).toEqual([['zoe'], 1]);
      expect(await find({ name: 'noname@del' })).toEqual([['noname'], 1]);
      expect(await find({ name: 'my' }, 'username')).toEqual([['ali', 'noname', 'wang', 'zoe'], 4]);
      expect(await find({ name: 'bu' })).toEqual([[], 0]);
      expect(await find({ name: '%' })).toEqual([[], 0]);
    });

    it('is searched in all that it shows, and by a whole passport', async () => {
      expect(await find({ q: 'ali ab' })).toEqual([['ali'], 1]);
      expect(await find({ q: 'delta' })).toEqual([['noname'], 1]);
      expect(await find({ q: 'my' }, 'username')).toEqual([['ali', 'noname', 'wang', 'zoe'], 4]);
      expect(await find({ q: 'my' }, 'email', true, 1, 2)).toEqual([['wang', 'noname'], 4]);
      for (const passport of ['K123456', 'k 123 456']) expect(await find({ q: passport })).toEqual([['zoe'], 1]);
      for (const part of ['K12345', '123456', 'bu', '%', '']) expect(await find({ q: part })).toEqual([[], 0]);
      expect(await find({ q: 'my', status: 'active', roleId: ROLE.student })).toEqual([['zoe', 'noname'], 2]);
      expect(await find({ q: 'my', name: 'zo', email: 'zoe@alpha.my' })).toEqual([['zoe'], 1]);
      expect(await find({ q: 'my', ids: [] })).toEqual([[], 0]);
      expect(await find({ q: 'my' }, 'id', false, 9)).toEqual([[], 4]);
      expect(await find({ name: 'k123456' })).toEqual([[], 0]);
    });

    it('is filtered by ids, email, role and status', async () => {
      expect(await find({ ids: [ids.get('wang') ?? 0, ids.get('ali') ?? 0, 999_999] })).toEqual([['ali', 'wang'], 2]);
      expect(await find({ ids: [] })).toEqual([[], 0]);
      expect(await find({ email: 'ZOE@Alpha.my' })).toEqual([['zoe'], 1]);
      expect(await find({ email: 'zoe' })).toEqual([[], 0]);
      expect(await find({ roleId: ROLE.administrator })).toEqual([['wang'], 1]);
      expect(await find({ status: 'disabled' })).toEqual([['ali'], 1]);
      expect(await find({ status: 'active', roleId: ROLE.student, name: 'my' })).toEqual([['zoe', 'noname'], 2]);
    });

    it('is filtered by whether mails come back, with all other filters and a total', async () => {
      await the().unitOfWork.run(async (tx) => {
        for (const name of ['zoe', 'ali', 'wang']) {
          await tx.bounces.put(countBounce(null, ids.get(name) ?? 0, '5.1.1', NOON));
        }
      });
      const mail = 'returned';
      expect(await find({ mail }, 'name', false, 1, 1)).toEqual([['zoe'], 3]);
      expect(await find({ mail, status: 'active', roleId: ROLE.student })).toEqual([['zoe'], 1]);
      expect(await find({ mail, ids: [ids.get('ali') ?? 0, ids.get('noname') ?? 0] })).toEqual([['ali'], 1]);
      expect(await find({ mail, ids: [] })).toEqual([[], 0]);
      expect(await find({ mail, email: 'noname@delta.my' })).toEqual([[], 0]);
      expect(await find({ mail, q: 'my' }, 'username', true, 0, 2)).toEqual([['zoe', 'wang'], 3]);
      expect(await find({ mail, name: 'my' }, 'id')).toEqual([['zoe', 'ali', 'wang'], 3]);
      expect(await find({ mail, name: 'noname' })).toEqual([[], 0]);
    });

    it('finds a user under the new name only', async () => {
      await the().unitOfWork.run(async (tx) => {
        const user = await tx.users.lock(ids.get('noname') ?? 0);
        if (user) await tx.users.update({ ...user, name: 'Brand New', email: 'fresh@delta.my' });
      });
      expect(await find({ name: 'brand fresh' })).toEqual([['noname'], 1]);
      expect(await find({ name: 'noname delta' })).toEqual([['noname'], 1]);
      expect(await find({}, 'name')).toEqual([['ali', 'noname', 'zoe', 'wang'], 4]);
    });
  });

  withStores('users who are managed', make, (the) => {
    const run = <T>(work: (tx: Transaction) => Promise<T>) => the().unitOfWork.run(work);
    const insert = (changes: Partial<User> = {}) => run((tx) => tx.users.insert(aUser(changes)));

    it('are found by user name and locked by id', async () => {
      const user = await insert({ username: 'Officer.Lim' });
      expect(await run((tx) => tx.users.findByUsername('OFFICER.lim'))).toEqual(user);
      expect(await run((tx) => tx.users.findByUsername(user.email))).toBeNull();
      expect(await run((tx) => tx.users.lock(user.id))).toEqual(user);
      expect(await run((tx) => tx.users.lock(999_999))).toBeNull();
    });

    it('go with their sessions and words', async () => {
      const user = await insert({ name: 'Goes Away' });
      const [sessionId, other] = ['9'.repeat(32), await insert()];
      await run(async (tx) => {
        await tx.sessions.insert({ id: sessionId, userId: user.id, createdAt: NOON, expiresAt: after(1000) });
        await tx.users.remove(user.id);
      });
      expect(await the().users.findById(user.id)).toBeNull();
      expect(await the().sessions.findActor(sessionId, NOON)).toBeNull();
      expect((await the().users.findById(other.id))?.user).toEqual(other);
      const again = await insert({ email: user.email, username: user.username, name: 'Comes Back' });
      const sort = { field: 'id', descending: false } as const;
      const page = { offset: 0, limit: 10 };
      expect((await the().users.list({ filter: { name: 'goes' }, sort, page })).total).toBe(0);
      expect((await the().users.list({ filter: { name: 'comes' }, sort, page })).items).toEqual([again]);
    });

    it('have one invitation at most, which is taken once and goes with them', async () => {
      const [user, other] = [await insert(), await insert()];
      const first = newInvitation(user.id, 'a'.repeat(32), `1${user.id}`.padEnd(64, '0'), NOON);
      const second = newInvitation(user.id, 'b'.repeat(32), `2${user.id}`.padEnd(64, '0'), after(100));
      const others = newInvitation(other.id, 'c'.repeat(32), `3${user.id}`.padEnd(64, '0'), NOON);
      await run(async (tx) => {
        for (const one of [first, others, second]) await tx.invitations.put(one);
      });
      expect(await the().invitations.findByUser(user.id)).toEqual(second);
      expect(await run((tx) => tx.invitations.findByUser(user.id))).toEqual(second);
      expect(await the().invitations.findByToken(['x', second.tokenHash])).toEqual(second);
      expect(await the().invitations.findByToken([first.tokenHash])).toBeNull();
      expect(await the().invitations.findByToken([])).toBeNull();
      expect(await run((tx) => tx.invitations.take(first))).toBe(false);
      expect(await run((tx) => tx.invitations.take(second))).toBe(true);
      expect(await run((tx) => tx.invitations.take(second))).toBe(false);
      await run((tx) => tx.invitations.put(first));
      await run((tx) => tx.invitations.remove(user.id));
      expect(await the().invitations.findByUser(user.id)).toBeNull();
      await run((tx) => tx.users.remove(other.id));
      expect(await the().invitations.findByUser(other.id)).toBeNull();
    });

    it('have come once their invitation was taken, or through the organisation', async () => {
      const { id: roleId } = await run((tx) => tx.roles.insert({ id: 88, name: 'Joined', permissions: [] }));
      const people = [];
      for (let one = 0; one < 4; one += 1) people.push((await insert({ roleId })).id);
      const [came = 0, through = 0, invited = 0, last = 0] = people;
      await insert({ roleId, status: 'disabled' });
      await run(async (tx) => {
        for (const id of [through, invited]) {
          await tx.invitations.put(newInvitation(id, 'a'.repeat(32), `4${id}`.padEnd(64, '0'), NOON));
        }
        await tx.identities.put(through, { issuer: 'https://id.example', subject: `of ${through}` }, NOON);
      });
      expect(await the().users.joined(roleId, 9)).toEqual([came, through, last]);
      expect(await the().users.joined(roleId, 2)).toEqual([came, through]);
      expect(await the().users.joined(999_999, 2)).toEqual([]);
    });

    it('go with their consents, and with those of nobody else', async () => {
      const [user, other] = [await insert(), await insert()];
      const consent = { notice: 'privacy', version: '2026-11-23', language: 'en' } as const;
      await run(async (tx) => {
        for (const { id } of [user, other]) await tx.consents.add(id, consent, NOON);
        await tx.users.remove(user.id);
      });
      expect(await the().consents.findByUser(user.id)).toEqual([]);
      expect(await the().consents.findByUser(other.id)).toHaveLength(1);
    });

    it('are called by their names, or else their user names', async () => {
      const [named, unnamed, gone] = [
        await insert({ name: 'Siti Called' }),
        await insert({ name: null }),
        await insert({ name: 'Gone' }),
      ];
      await run((tx) => tx.users.remove(gone.id));
      const names = await the().users.namesOf([named.id, null, unnamed.id, gone.id, named.id]);
      expect(names).toEqual(
        new Map([
          [named.id, 'Siti Called'],
          [unnamed.id, unnamed.username],
        ]),
      );
      expect(await the().users.namesOf([null])).toEqual(new Map());
    });

    it('are known by what refers to them, each record once', async () => {
      const [user, other] = [await insert(), await insert()];
      const none = { certificates: 0, files: 0, news: 0, auditEvents: 0 };
      expect(await run((tx) => tx.users.uses(user.id))).toEqual(none);
      const [file = ''] = await addFiles(the(), 2, { ownerId: user.id });
      const records = [
        { ownerId: user.id, createdBy: user.id },
        { ownerId: other.id, createdBy: other.id, decidedBy: user.id },
        { ownerId: null, createdBy: user.id },
        { ownerId: other.id, createdBy: other.id },
      ];
      await run(async (tx) => {
        for (const record of records) {
          await tx.certificates.insert(aCertificate('Unverified', { decidedBy: null, ...record, form: EMPTY_FORM }));
        }
        await tx.news.insert({ article: anArticle({ userId: user.id }), images: [] });
        tx.audit.record({ actorId: user.id, action: 'login.succeeded', subject: null });
        tx.audit.record({ actorId: other.id, action: 'user.changed', subject: { type: 'user', id: String(user.id) } });
      });
      await run((tx) => tx.files.discardUnused([file], NOON));
      expect(await run((tx) => tx.users.uses(user.id))).toEqual({ certificates: 3, files: 1, news: 1, auditEvents: 1 });
    });

    it('are counted by role and standing', async () => {
      const counts = () =>
        run(async (tx) => [
          await tx.users.countWithRole(ROLE.administrator),
          await tx.users.countActiveAdministrators(),
        ]);
      const [all = 0, active = 0] = await counts();
      await insert({ roleId: ROLE.administrator });
      await insert({ roleId: ROLE.administrator, status: 'disabled' });
      await insert();
      expect(await counts()).toEqual([all + 2, active + 1]);
    });

    it('wait for each other’s turn', async () => {
      const admins = [await insert({ roleId: ROLE.administrator }), await insert({ roleId: ROLE.administrator })];
      const others = (await run((tx) => tx.users.countActiveAdministrators())) - 2;
      const demote = ({ id }: User) =>
        run(async (tx) => {
          await tx.roles.takeTurn();
          const user = await tx.users.lock(id);
          if (!user || (await tx.users.countActiveAdministrators()) <= others + 1) return 'refused';
          await tx.users.update({ ...user, roleId: ROLE.student });
          return 'done';
        });
      const outcomes = await Promise.all(admins.map(demote));
      expect(outcomes.sort()).toEqual(['done', 'refused']);
    });
  });

  withStores('files that are given away', make, (the) => {
    it('belong to another, and are known to be named or not', async () => {
      const [file = ''] = await addFiles(the(), 1);
      await the().unitOfWork.run(async (tx) => {
        await tx.files.lock([file]);
        expect(await tx.files.isUnused(file)).toBe(true);
        const user = await tx.users.insert(aUser({ avatar: file }));
        expect(await tx.files.isUnused(file)).toBe(false);
        await tx.files.give(file, user.id);
      });
      expect((await the().files.findById(file))?.ownerId).not.toBe(7);
    });
  });
}
