import { completeForm, FORM_TEXTS, registerStudent, uploadPapers } from '../support/applicant.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { detail, fieldErrors, record, refusal } from '../support/records.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

type Student = PortalClient & { email: string };

let server: RunningServer;
let officer: PortalClient;
let student: Student;
let form: Awaited<ReturnType<typeof completeForm>>;

beforeAll(async () => {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  form = await completeForm(student);
});

afterAll(() => server.dispose());

async function unchanged(id: number, work: () => Promise<unknown>): Promise<void> {
  const count = async () => (await student.get<{ count: number }>('/api/cert/list')).data.count;
  const before = [await count(), await detail(student, id)];
  await work();
  expect([await count(), await detail(student, id)]).toEqual(before);
}

describe('the files of a form', () => {
  let stranger: Student;
  let foreign: Awaited<ReturnType<typeof uploadPapers>>;

  beforeAll(async () => {
    stranger = await registerStudent(server);
    foreign = await uploadPapers(stranger);
  });

  it('must be uploads of its owner, for the field that names them', async () => {
    const { id } = await record(student, 'add', form);
    const elsewhere = ['https://evil.example/a.jpg', '//evil.example/a.jpg', `${server.url}${form.avatar}`];
    const odd = [
      ...elsewhere,
      '/api/file/../../etc/passwd',
      '/api/report/1/pdf',
      `${form.avatar}?x=1`,
      'data:image/png,',
    ];
    const missing = '/api/file/00000000000000000000000000';
    const [cert = ''] = form.cert_photos;
    const wrong: Record<string, unknown>[] = [
      ...odd.map((url) => ({ avatar: url, passport_photos: [url] })),
      { avatar: missing, passport_photos: [missing] },
      { avatar: foreign.avatar, passport_photos: foreign.passport_photos },
      { avatar: cert, passport_photos: [cert] },
      { avatar: [form.avatar], passport_photos: [...form.passport_photos, ...form.passport_photos] },
    ];
    await unchanged(id, async () => {
      for (const fields of wrong) {
        for (const body of [
          { ...form, ...fields },
          { id, ...fields },
        ]) {
          const call = 'id' in body ? 'update' : 'add-apply';
          const errors = fieldErrors(await student.post(`/api/cert/${call}`, body), 'invalid_input');
          expect([fields, Object.keys(errors).sort()]).toEqual([fields, ['avatar', 'passport_photos']]);
        }
      }
    });
    const ofStranger = fieldErrors(await student.post('/api/cert/add', { avatar: foreign.avatar }), 'invalid_input');
    expect(fieldErrors(await student.post('/api/cert/add', { avatar: missing }), 'invalid_input')).toEqual(ofStranger);
  });

  it('are 15 a group at most, 8 for the proof of payment', async () => {
    const picture = Buffer.from(await (await student.raw(form.avatar)).arrayBuffer());
    const many = async (kind: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => student.upload(kind, 'p.jpg', picture)));
      return answers.map(({ data }) => data.url);
    };
    const passport_photos = await many('passport', 16);
    const payment_photos = await many('payment', 9);
    const tooMany = fieldErrors(
      await student.post('/api/cert/add', { passport_photos, payment_photos }),
      'invalid_input',
    );
    expect(tooMany).toEqual({
      passport_photos: inEnglish('too_many_files', { max: 15 }),
      payment_photos: inEnglish('too_many_files', { max: 8 }),
    });
    const most = { passport_photos: passport_photos.slice(1), payment_photos: payment_photos.slice(1).reverse() };
    expect(await record(student, 'add', most)).toMatchObject(most);
  });

  it('may be those of the owner or of the reviewer where staff save, and of nobody else', async () => {
    const ownOfStaff = await uploadPapers(officer);
    const made = await record(officer, 'add', {
      ...FORM_TEXTS,
      email: student.email,
      ...form,
      avatar: ownOfStaff.avatar,
    });
    expect(made).toMatchObject({ user_id: expect.any(Number), email: student.email });
    const answer = await officer.post('/api/cert/update', { id: made.id, cert_photos: foreign.cert_photos });
    expect(Object.keys(fieldErrors(answer, 'invalid_input'))).toEqual(['cert_photos']);
    const forStranger = await officer.post('/api/cert/add', { email: stranger.email, cert_photos: form.cert_photos });
    expect(Object.keys(fieldErrors(forStranger, 'invalid_input'))).toEqual(['cert_photos']);
    const applied = await record(student, 'update-apply', { ...made, version: 1 });
    expect(applied).toMatchObject({ avatar: ownOfStaff.avatar, cert_status: 'Verifying' });
    expect(await student.post('/api/cert/add', { avatar: ownOfStaff.avatar })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
  });
});
