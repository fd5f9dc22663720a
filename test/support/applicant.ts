import { loadOnce } from './load-once.js';
import { PortalClient, signIn } from './portal.js';
import type { RunningServer } from './server.js';

export const { photoJpeg, scanPng, paperPdf } = await loadOnce<typeof import('./papers.js')>('./papers.ts');

export const HOLDER = { name: '王小明 José Ñúñez', passport: 'E12345678', birth: '2001-04-30' };

/** The record of the portal, as far as the tests read it. */
export interface PortalCertificate {
  readonly id: number;
  readonly version: number;
  readonly cert_status: string;
  readonly verifi_no: string | null;
  readonly reject_reason: string | null;
  readonly user_id: number | null;
  readonly allowed_actions: string[];
  readonly [field: string]: unknown;
}

let count = 0;

/** Registers a student with the mailed code. @returns the signed-in student. */
export async function registerStudent(
  server: RunningServer,
  email = `student.${process.pid}.${++count}@example.com`,
): Promise<PortalClient & { readonly email: string; readonly password: string }> {
  const password = 'Student-2026';
  const anyone = new PortalClient(server.url);
  const sent = await anyone.post('/api/user/send-email-code', { email, purpose: 'register' });
  if (sent.code !== 200) throw new Error(`no code for ${email}: ${sent.message}`);
  const code = await mailedCode(server, email);
  const registered = await anyone.post('/api/user/register', { email, password, checkPwd: password, code });
  if (registered.code !== 200) throw new Error(`cannot register ${email}: ${registered.message}`);
  return Object.assign(await signIn(server.url, { email, password }), { email, password });
}

async function mailedCode(server: RunningServer, email: string): Promise<string> {
  const mail = await server.mailTo(email, (candidate) => /\b\d{6}\b/.test(candidate.text ?? ''));
  return /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
}

/** Uploads a file for each field of the form. @returns the fields, as a form names them. */
export async function uploadPapers(client: PortalClient) {
  const upload = async (kind: string, name: string, bytes: Uint8Array) => {
    const answer = await client.upload(kind, name, bytes);
    if (answer.code !== 200) throw new Error(`cannot upload ${name}: ${answer.status} ${answer.message}`);
    return answer.data.url;
  };
  return {
    avatar: await upload('photo', 'photo.jpg', await photoJpeg()),
    passport_photos: [await upload('passport', 'passport.png', await scanPng())],
    cert_photos: [await upload('certificate', 'degree.pdf', await paperPdf('Degree'))],
    transcript_photos: [await upload('transcript', 'transcript.pdf', await paperPdf('Transcript'))],
    ministry_photos: [await upload('ministry', 'stamp.png', await scanPng())],
    payment_photos: [await upload('payment', 'receipt.pdf', await paperPdf('Receipt'))],
  };
}

/** Everything that applying asks for, but the files. */
export const FORM_TEXTS = {
  ...HOLDER,
  gender: 'Male',
  nationality: 'China',
  university: 'Universiti Malaya',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  cert_no: 'UM-2023-004512',
  start_time: '2021-09-01',
  end_time: '2023-08-31',
  ministry_stamping_time: '2023-11-20',
  awarding_time: '2023-10-15',
};

/** A complete form of a student, files uploaded. */
export async function completeForm(client: PortalClient) {
  return { ...FORM_TEXTS, ...(await uploadPapers(client)) };
}
