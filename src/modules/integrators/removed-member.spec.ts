import { NOON } from '../../../test/contract/stores.js';
import { anAdministrator, aStudent } from '../../../test/factories/actor.factory.js';
import { PlainPasswordHasher } from '../../../test/fakes/password-hasher.fake.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { ROLE } from '../../domain/account/role.js';
import type { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { RandomIds } from '../../platform/security/random.ids.js';
import { ApiKeysService } from './api-keys.service.js';
import { MembersService } from './members.service.js';

let links = 0;
const SECRETS = {
  fresh: () => ({ nonce: `n${++links}`, tokenHash: `hash ${links}` }),
} as Partial<LinkSecrets> as LinkSecrets;

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, members: reader, idempotencyKeys, clock } = stores;
  const ids = new RandomIds();
  const hasher = new PlainPasswordHasher();
  const members = new MembersService(unitOfWork, reader, hasher, SECRETS, ids, idempotencyKeys, clock);
  const fields = { name: 'Contoh', contact: 'it@contoh.example', purpose: 'Admissions.' };
  const { id } = await unitOfWork.run((tx) => tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON }));
  const { userId } = await members.invite(anAdministrator(), id, { email: 'one@contoh.example', language: 'en' });
  return { stores, ids, reader, members, id, userId };
}

it('makes no key and invites nobody, though the guards let them in before', async () => {
  const { stores, ids, reader, members, id, userId } = await rig();
  const { unitOfWork, integrators, clock, count } = stores;
  const keys = new ApiKeysService(unitOfWork, integrators, ids, clock);
  const actor = { ...aStudent(userId), roleId: ROLE.integrator };
  const make = () =>
    keys.make(actor, {
      integratorId: id,
      mode: 'live',
      name: 'Admissions',
      permissions: ['reports.check'],
      networks: [],
      endsAt: null,
    });
  const invite = (email: string) => members.invite(actor, id, { email, language: 'en' });
  expect((await make()).state).toBe('active');
  await invite('two@contoh.example');

  await members.remove(anAdministrator(), id, userId);
  await expect(make()).rejects.toMatchObject({ reason: 'forbidden' });
  await expect(invite('three@contoh.example')).rejects.toMatchObject({ reason: 'forbidden' });
  expect(await count('api_keys')).toBe(1);
  expect(await reader.listOf(id)).toHaveLength(1);
});

it('leaves no invitation, no kept answer, and no draft that a browser could open', async () => {
  const { stores, members, id, userId } = await rig();
  const { users, invitations, idempotencyKeys, clock } = stores;
  const use = { callerId: userId, key: 'a key', fingerprints: ['POST /api/v1/integrator/api-keys'] } as const;
  const taken = await idempotencyKeys.take(use, 60_000, clock.now());
  if (taken.kind !== 'held') throw new Error('the key is free');
  const answer = { status: 201, contentType: 'application/json', body: '{"name":"Admissions"}', uploadHash: null };
  await idempotencyKeys.keep(taken.held, answer);
  const before = await users.draftSalt(userId);
  expect(await stores.count('idempotency_answers')).toBe(1);
  expect(await invitations.findByUser(userId)).not.toBeNull();

  await members.remove(anAdministrator(), id, userId);
  expect(await stores.count('idempotency_answers')).toBe(0);
  expect(await invitations.findByUser(userId)).toBeNull();
  expect((await users.draftSalt(userId))?.salt).not.toBe(before?.salt);
  expect((await users.findById(userId))?.user).toMatchObject({ name: null, status: 'disabled' });
});
