import { completeForm, registerStudent } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

type Errors = { readonly errors: Readonly<Record<string, string>> };

let server: RunningServer;
let admin: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
});

afterAll(() => server.dispose());

const UNSEEN = expect.stringMatching(/holds characters that (cannot be seen|are not allowed)/);

describe.each(['\u200b', '\u200d', '\u2060', '\ufeff', '\u200e', '\u061c', '\u202e', '\u2067'])(
  'a name with %j',
  (hidden) => {
    const name = `Mei${hidden} Lin`;

    it('is none of a person', async () => {
      const answer = await student.post<Errors>('/api/user/update', { name });
      expect(answer).toMatchObject({ status: 400, data: { reason: 'invalid_input', errors: { name: UNSEEN } } });
      const form = { ...(await completeForm(student)), name, university: name };
      const saved = await student.post<Errors>('/api/cert/add', form);
      expect(saved).toMatchObject({ status: 400, data: { errors: { name: UNSEEN, university: UNSEEN } } });
    });

    it.each([
      ['universities', { name, region: 'Selangor', country: 'Malaysia', nature: 'public university' }],
      ['companies', { name, region: 'Beijing' }],
      ['roles', { name, permissions: [] }],
    ])('is none of %s', async (what, body) => {
      const answer = await resource(admin, 'POST', what, { body });
      expect(answer).toMatchObject({ status: 400, body: { errors: { name: UNSEEN } } });
    });

    it('is no user name', async () => {
      const account = { username: `mei${hidden}lin`, email: 'mei.lin@example.com', roleId: 0 };
      const answer = await resource<Errors>(admin, 'POST', 'users', { body: account });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('username');
    });
  },
);

it('a name that is written with a joiner is kept as it is', async () => {
  for (const name of ['علی\u200cرضا', 'ශ්\u200dරී ලංකා']) {
    expect(await student.post('/api/user/update', { name })).toMatchObject({ status: 200 });
    expect((await student.get('/api/user/info')).data).toMatchObject({ name });
  }
});

it('what was stored before can be read, and does not keep the rest from being changed', async () => {
  const name = 'Mei\u200b Lin';
  inData(server, (data) => data.prepare('UPDATE users SET name = ? WHERE email = ?').run(name, student.email));
  expect(await student.post('/api/user/update', { nationality: 'China' })).toMatchObject({ status: 200 });
  expect((await student.get('/api/user/info')).data).toMatchObject({ name, nationality: 'China' });
});

describe.each(['P\u0430ul Lim', 'L\u03bfndon'])('a name of two alphabets, %j,', (name) => {
  const MIXED = expect.stringContaining('letters of different alphabets that look alike');

  it('is none of a person, nor of a university', async () => {
    const profile = await student.post<Errors>('/api/user/update', { name });
    expect(profile).toMatchObject({ status: 400, data: { reason: 'invalid_input', errors: { name: MIXED } } });
    const form = { ...(await completeForm(student)), name, university: name };
    const saved = await student.post<Errors>('/api/cert/add', form);
    expect(saved).toMatchObject({ status: 400, data: { errors: { name: MIXED, university: MIXED } } });
    const body = { name, region: 'Selangor', country: 'Malaysia', nature: 'public university' };
    expect(await resource(admin, 'POST', 'universities', { body })).toMatchObject({
      body: { errors: { name: MIXED } },
    });
  });

  it('is no user name', async () => {
    const account = { username: name.split(' ')[0], email: 'paul.lim@example.com', roleId: 0 };
    const answer = await resource<Errors>(admin, 'POST', 'users', { body: account });
    expect(answer).toMatchObject({ status: 400, body: { errors: { username: MIXED } } });
  });
});

it('a name of several words, each in its own script, is kept as it is', async () => {
  for (const name of ['王小明 Wang Xiaoming', 'Пётр Ivanov']) {
    expect(await student.post('/api/user/update', { name })).toMatchObject({ status: 200 });
    expect((await student.get('/api/user/info')).data).toMatchObject({ name });
  }
});
