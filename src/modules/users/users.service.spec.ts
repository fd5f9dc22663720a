import { NOON, SettableClock } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { InMemoryUnitOfWork } from '../../../test/fakes/unit-of-work.fake.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { erasedUser } from '../../domain/privacy/erasure.js';
import { type ProfileChange, UsersService } from './users.service.js';

let unitOfWork: InMemoryUnitOfWork;
let service: UsersService;
let user: User;

beforeEach(async () => {
  unitOfWork = new InMemoryUnitOfWork();
  service = new UsersService(unitOfWork, unitOfWork.users, new SettableClock());
  user = await unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash', 'en', NOON)));
});

const update = (given: ProfileChange) => service.updateProfile(aStudent(user.id, user.email), given);

it('changes what is given, and tells the trail which fields', async () => {
  expect((await update({ name: '王小明', birth: '2001-04-30' })).user).toMatchObject({ name: '王小明', version: 2 });
  expect(unitOfWork.audit).toMatchObject([{ action: 'profile.updated', after: { changed: ['name', 'birth'] } }]);
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
  await unitOfWork.run((tx) => tx.users.update(erasedUser(user, blank)));
  await expect(update({ name: 'Mei' })).rejects.toMatchObject({ reason: 'no_session' });
  expect((await unitOfWork.users.findById(user.id))?.user).toMatchObject({ name: null, version: 2 });
});
