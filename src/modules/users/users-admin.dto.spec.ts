import { aFileId } from '../../../test/factories/certificate.factory.js';
import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { UserChangeDto, UserInputDto } from './users-admin.dto.js';

describe('the fields of an account', () => {
  it('are handed on as they were sent, for the domain to validate them with the role', async () => {
    const sent = { username: 7, name: ' Lim  Mei ', email: null, sex: '1', roleId: '10', status: '', password: [] };
    const avatar = `/api/file/${aFileId(2)}`;
    expect({ ...(await validated(UserInputDto, { ...sent, avatar })) }).toEqual({ ...sent, avatar: aFileId(2) });
  });

  it('are no others', async () => {
    const others = JSON.parse('{"__proto__": {"email": "x"}, "id": 9, "passwordHash": "mine", "version": 4}');
    expect({ ...(await validated(UserInputDto, others)) }).toEqual({});
  });

  it('are changed from a version, or as they are', async () => {
    expect({ ...(await validated(UserChangeDto, { version: 2, name: null })) }).toEqual({ version: 2, name: null });
    expect(await errorsOf(UserChangeDto, { name: 'X' })).toBeNull();
    expect(await errorsOf(UserChangeDto, { version: '1' })).toEqual({
      version: message('whole_number_needed', { name: 'version' }),
    });
  });
});
