import { completeForm, type PortalCertificate, registerStudent } from './applicant.js';
import { verb } from './certificate-resource.js';
import { type PortalClient, signIn } from './portal.js';
import { record, staffWith } from './records.js';
import { resource } from './resource.js';
import { ADMIN, type RunningServer, waitFor } from './server.js';
import { rowsOf } from './tables.js';
import { acceptAll } from './verdicts.js';

export const HOLD = { DECISION_HOLD_SECONDS: '60' };

export interface Shown {
  readonly status: string;
  readonly version: number;
  readonly decisionPending: {
    readonly action: string;
    readonly by: { readonly id: number };
    readonly until: string;
    readonly secondsLeft: number;
  };
  readonly [field: string]: unknown;
}

type Seen = Pick<PortalCertificate, 'id' | 'version'>;
type Officer = Awaited<ReturnType<typeof staffWith>>;

export const reasonOf = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly reason?: string };
}) => [status, body.reason];

/** As if the time to undo were over. */
export async function letPass({ database }: RunningServer): Promise<void> {
  const now = Date.now();
  await rowsOf(database, 'UPDATE held_decisions SET held_until = ?', [now]);
  await rowsOf(database, `UPDATE jobs SET due_at = ? WHERE name = 'certificate.decide' AND state = 'open'`, [now]);
}

export async function reportsOf(id: number, { database }: RunningServer): Promise<number> {
  return (await rowsOf(database, 'SELECT id FROM reports WHERE certificate_id = ?', [id])).length;
}

/** Officers who decide with a hold about what a student has applied for. */
export class HeldOffice {
  private constructor(
    readonly server: RunningServer,
    readonly admin: PortalClient,
    readonly officer: Officer,
    readonly other: Officer,
    readonly student: Awaited<ReturnType<typeof registerStudent>>,
  ) {}

  static async of(server: RunningServer): Promise<HeldOffice> {
    return new HeldOffice(
      server,
      await signIn(server.url, ADMIN),
      await staffWith(server, ['certificates.read', 'certificates.review']),
      await staffWith(server, ['certificates.read', 'certificates.review', 'reviews.assign']),
      await registerStudent(server),
    );
  }

  async look(id: number, client: PortalClient = this.officer): Promise<Shown> {
    return (await resource<Shown>(client, 'GET', `certificates/${id}`)).body;
  }

  async history(id: number) {
    type Step = { action: string; actorId: number | null; after: { cause?: string } };
    return (await resource<Step[]>(this.admin, 'GET', `certificates/${id}/history`)).body;
  }

  async actions(id: number): Promise<string[]> {
    return (await this.history(id)).map(({ action }) => action);
  }

  async applied(): Promise<PortalCertificate> {
    return record(this.student, 'add-apply', await completeForm(this.student));
  }

  /** An application each group of which somebody has accepted. */
  async accepted(): Promise<PortalCertificate> {
    const one = await this.applied();
    await acceptAll(this.officer, one.id, one.version);
    return one;
  }

  approve({ id, version }: Seen, client: PortalClient = this.officer) {
    return verb(client, `/${id}/approve`, { version, hold: true });
  }

  reject({ id, version }: Seen, reason = 'No stamp.') {
    return verb(this.officer, `/${id}/reject`, { version, reason, hold: true });
  }

  undo(id: number, client: PortalClient = this.officer) {
    return verb(client, `/${id}/undo`);
  }

  /** An application whose approval is held. */
  async heldApproval(): Promise<PortalCertificate> {
    const one = await this.accepted();
    expect((await this.approve(one)).status).toBe(200);
    return one;
  }

  decisionsOn(id: number): Promise<Array<{ id: number }>> {
    return rowsOf<{ id: number }>(this.server.database, 'SELECT id FROM held_decisions WHERE certificate_id = ?', [id]);
  }

  isEnded(id: number): Promise<unknown> {
    return waitFor('what is held to end', async () => (await this.decisionsOn(id)).length === 0, 30_000);
  }

  jobsDone(): Promise<unknown> {
    const open = `SELECT id FROM jobs WHERE name = 'certificate.decide' AND state <> 'done'`;
    return waitFor('the jobs to end', async () => (await rowsOf(this.server.database, open)).length === 0);
  }
}
