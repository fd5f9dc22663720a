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

it('makes no key and invites nobody, though the guards let them in before', async () => {
  const { unitOfWork, integrators, members: reader, clock, count } = await freshStores();
  const ids = new RandomIds();
  const keys = new ApiKeysService(unitOfWork, integrators, ids, clock);
  const members = new MembersService(unitOfWork, reader, new PlainPasswordHasher(), SECRETS, ids, clock);
  const fields = { name: 'Contoh', contact: 'it@contoh.example', purpose: 'Admissions.' };
  const { id } = await unitOfWork.run((tx) => tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON }));
  const { userId } = await members.invite(anAdministrator(), id, { email: 'one@contoh.example', language: 'en' });
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
