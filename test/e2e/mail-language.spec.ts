import { registerStudent } from '../support/applicant.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

it('writes to a user in the language chosen last, and refuses one that there is not', async () => {
  const student = await registerStudent(server);
  expect((await student.get('/api/user/info')).data).toMatchObject({ language: 'en' });
  await student.post('/api/user/update', { name: '王小明' });
  expect(await student.post('/api/user/update', { language: 'cn' })).toMatchObject({
    code: 200,
    data: [1, { language: 'cn', name: '王小明' }],
  });
  expect((await student.get('/api/user/info')).data).toMatchObject({ language: 'cn' });
  expect(await student.post('/api/user/update', { language: 'fr', name: 'Other' })).toMatchObject({
    status: 400,
    data: {
      reason: 'invalid_input',
      errors: { language: inEnglish('one_of_needed', { name: 'The language', choices: 'en, cn' }) },
    },
  });
  expect((await student.get('/api/user/info')).data).toMatchObject({ language: 'cn', name: '王小明' });

  const { id } = (await student.get<{ id: number }>('/api/user/info')).data;
  const passwords = { oldPassword: student.password, newPassword: 'Student-2027' };
  expect(await student.post('/api/user/change-password', { userId: id, ...passwords })).toMatchObject({ code: 200 });
  const mail = await server.mailTo(student.email, ({ subject }) => /[\u4e00-\u9fff]/.test(subject ?? ''));
  expect(mail.subject).toContain('密码');
  expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toMatch(/^zh/);
});
