import { dayOf } from '@myverify/domain/shared/calendar';
import type { CertificateRecord } from './queries';

export interface Step {
  readonly id: 'draft' | 'applied' | 'review' | 'decided';
  readonly state: 'done' | 'now' | 'ahead';
  /** As YYYY-MM-DD; `null` for what has not happened. */
  readonly day: string | null;
}

type Story = Pick<CertificateRecord, 'cert_status' | 'created_at' | 'applied_at' | 'decided_at'>;

/** What has happened to an application and what is ahead of it. */
export function stepsOf({ cert_status, created_at, applied_at, decided_at }: Story): Step[] {
  const decided = cert_status === 'Verified' || cert_status === 'Rejected';
  const inReview = cert_status === 'Verifying';
  const applied = decided || inReview;
  const day = (time: string | null) => (time ? dayOf(time) : null);
  return [
    { id: 'draft', state: applied ? 'done' : 'now', day: day(created_at) },
    { id: 'applied', state: applied ? 'done' : 'ahead', day: applied ? day(applied_at) : null },
    { id: 'review', state: inReview ? 'now' : decided ? 'done' : 'ahead', day: null },
    { id: 'decided', state: decided ? 'now' : 'ahead', day: decided ? day(decided_at) : null },
  ];
}
