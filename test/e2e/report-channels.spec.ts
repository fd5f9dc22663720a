import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { type Credential, Verifier } from '../support/credentials.js';
import {
  check,
  correct,
  type Edition,
  linkTo,
  lookedUp,
  outcomes,
  reasonOf,
  rendered,
  verified,
  withdraw,
} from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

const ISSUER = 'https://verify.example';
const REASONS = { withdrawn: 'The degree was revoked.', superseded: 'The major was wrong.' } as const;

/** An edition that is not in force any more, with what was taken of it while it was. */
interface Ended {
  readonly certificate: PortalCertificate;
  readonly edition: Edition;
  readonly passport: string;
  readonly link: string;
  readonly credential: Credential;
  readonly file: Blob;
}

let server: RunningServer;
let anyone: PortalClient;
let officer: PortalClient;
let student: PortalClient;
let verifier: Verifier;
let ended: Readonly<Record<'withdrawn' | 'superseded', Ended>>;

beforeAll(async () => {
  // Credentials name their issuer by its address, wherever the server happens to listen.
  server = await startServer({ env: { PUBLIC_URL: ISSUER } });
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  verifier = new Verifier(server.url, ISSUER);
  ended = { withdrawn: await taken('N10000001'), superseded: await taken('N10000002') };
  await withdraw(officer, ended.withdrawn.edition.id, REASONS.withdrawn);
  const { certificate, edition } = ended.superseded;
  await correct(officer, edition.id, certificate.version, { major: 'Law' }, REASONS.superseded);
  await rendered(officer, certificate.id);
});

afterAll(() => server.dispose());

async function taken(passport: string): Promise<Ended> {
  const { certificate } = await verified(student, officer, { passport });
  const edition = await rendered(officer, certificate.id);
  const token = await (await student.raw(`/api/v1/certificates/${certificate.id}/credential`)).text();
  const link = await linkTo(student, certificate);
  return {
    certificate,
    edition,
    passport,
    link,
    file: await (await anyone.raw(link)).blob(),
    credential: await verifier.read(token),
  };
}

/** The file that a reader is handed now: its name, or why there is none. */
async function handed(reader: PortalClient, { certificate }: Ended): Promise<unknown> {
  const { status, data } = await reader.post<{ file_name?: string; reason?: string }>('/api/cert/download', {
    id: certificate.id,
  });
  return [status, data.file_name ?? data.reason];
}

const CHANNELS: Readonly<
  Record<string, { ask: (one: Ended) => Promise<unknown>; says: Record<keyof typeof REASONS, (one: Ended) => unknown> }>
> = {
  'the public look-up': {
    ask: ({ passport }) => lookedUp(anyone, { passport }),
    says: { withdrawn: () => [], superseded: ({ edition }) => [edition.number] },
  },
  "the student's download": {
    ask: (one) => handed(student, one),
    says: {
      withdrawn: () => [409, 'report_withdrawn'],
      superseded: ({ edition }) => [200, `${edition.number}-2.pdf`],
    },
  },
  "the staff's download": {
    ask: (one) => handed(officer, one),
    says: {
      withdrawn: () => [409, 'report_withdrawn'],
      superseded: ({ edition }) => [200, `${edition.number}-2.pdf`],
    },
  },
  'a link to the old file': {
    ask: async ({ link }) => reasonOf(await anyone.raw(link)),
    says: { withdrawn: () => [409, 'report_withdrawn'], superseded: () => [409, 'report_superseded'] },
  },
  'the check by number': {
    ask: async ({ edition }) => {
      const answer = await check(edition.number, anyone, 1);
      const { result, edition: current, editions } = answer.body;
      const { current_edition, in_force } = outcomes(answer);
      return [result, current, current_edition, in_force, editions.at(-1)?.status, editions.at(-1)?.reason];
    },
    says: {
      withdrawn: () => ['withdrawn', 1, 'passed', 'failed', 'withdrawn', REASONS.withdrawn],
      superseded: () => ['valid', 2, 'failed', 'passed', 'superseded', REASONS.superseded],
    },
  },
  'the check by file': {
    ask: async ({ file }) => {
      const body = new FormData();
      body.append('file', file, 'report.pdf');
      const answer = await anyone.raw('/api/v1/reports/check-file', { method: 'POST', body });
      const { verdict, edition, currentEdition, reason } = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, verdict, edition, currentEdition, reason };
    },
    says: {
      withdrawn: () => ({
        status: 200,
        verdict: 'withdrawn',
        edition: 1,
        currentEdition: 1,
        reason: REASONS.withdrawn,
      }),
      superseded: () => ({
        status: 200,
        verdict: 'superseded',
        edition: 1,
        currentEdition: 2,
        reason: REASONS.superseded,
      }),
    },
  },
  'the status list of the verifiable credential': {
    ask: ({ credential }) => verifier.isRevoked(credential),
    says: { withdrawn: () => true, superseded: () => true },
  },
  'a new verifiable credential': {
    ask: async ({ certificate }) => {
      const answer = await student.raw(`/api/v1/certificates/${certificate.id}/credential`);
      if (!answer.ok) return [answer.status, ((await answer.json()) as { reason: string }).reason];
      const { credentialSubject } = await verifier.read(await answer.text());
      return [answer.status, credentialSubject.report.edition];
    },
    says: { withdrawn: () => [409, 'report_withdrawn'], superseded: () => [200, 2] },
  },
};

describe.each(['withdrawn', 'superseded'] as const)('an edition that is %s is told so by', (status) => {
  it.each(Object.keys(CHANNELS))('%s', async (name) => {
    const channel = CHANNELS[name];
    if (!channel) throw new Error(`there is no channel ${name}`);
    const one = ended[status];
    expect(await channel.ask(one)).toEqual(channel.says[status](one));
  });
});
