import { NOON } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { erasedUser } from '../../domain/privacy/erasure.js';
import { type ProfileChange, UsersService } from './users.service.js';

let stores: FreshStores;
let service: UsersService;
let user: User;

beforeEach(async () => {
  stores = await freshStores();
  service = new UsersService(stores.unitOfWork, stores.users, stores.clock);
  user = await stores.unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash', 'en', NOON)));
});

const update = (given: ProfileChange) => service.updateProfile(aStudent(user.id, user.email), given);

it('changes what is given, and tells the trail which fields', async () => {
  expect((await update({ name: '王小明', birth: '2001-04-30' })).user).toMatchObject({ name: '王小明', version: 2 });
  expect(await stores.events()).toMatchObject([{ action: 'profile.updated', after: { changed: ['name', 'birth'] } }]);
});

it('takes no birth after today, in Malaysia', async () => {
  const tomorrow = {
    reason: 'invalid_input',
    details: { errors: { birth: message('day_in_future', { label: 'date of birth' }) } },
  };
  await expect(update({ birth: '2100-01-01' })).rejects.toMatchObject(tomorrow);
  await expect(update({ birth: '2999-01-01' })).rejects.toMatchObject(tomorrow);
});

it('puts nothing into an account that was erased while the request was under way', async () => {
  const blank = { nonce: 'nonce', passwordHash: 'none', now: NOON };
  await stores.unitOfWork.run((tx) => tx.users.update(erasedUser(user, blank)));
  await expect(update({ name: 'Mei' })).rejects.toMatchObject({ reason: 'no_session' });
  expect((await stores.users.findById(user.id))?.user).toMatchObject({ name: null, version: 2 });
});
