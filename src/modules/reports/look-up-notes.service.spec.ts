import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Actor } from '../../domain/account/actor.js';
import { reportsLookedUp } from '../../domain/report/report.audit.js';
import { issueReport, type Report } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import { LookUpNotes } from './look-up-notes.service.js';

const ASKED = { nameHash: 'n', passportHash: 'p', birthHash: 'b', addressHash: 'a' };

async function rig() {
  const { unitOfWork, clock, certificates, lookUps, events, orders } = await freshStores();
  const reports: Report[] = [];
  for (const [at, ownerId] of [7, 8].entries()) {
    const certificate = await insertCertificate({ unitOfWork }, { ownerId });
    const issued = issueReport(certificate, formatReportNumber(Array.from({ length: 14 }, () => at + 1)), NOON);
    reports.push(await unitOfWork.run((tx) => tx.reports.insert(issued)));
  }
  const notes = new LookUpNotes(lookUps, unitOfWork, clock, certificates);
  const told = async (actor: Actor | null) => {
    const found = reports.map((report) => ({ report }));
    await notes.noteAsked(actor, found, (holderOf) => reportsLookedUp(ASKED, reports, holderOf));
    const asked = (await events()).filter(({ action }) => action === 'lookup.answered');
    return {
      told: (await orders()).map(({ payload }) => payload),
      actors: asked.map(({ actorId }) => actorId).sort(),
    };
  };
  const of = (at: number) => ({ certificateId: reports[at]?.certificateId });
  return { told, of };
}

describe('a look-up that found reports', () => {
  it('is told to their holders, whoever asked', async () => {
    const { told, of } = await rig();
    expect(await told(null)).toEqual({ told: [of(0), of(1)], actors: [null, null] });
  });

  it('is no news to a holder who asked, and is written down under their account', async () => {
    const { told, of } = await rig();
    expect(await told(aStudent(7))).toEqual({ told: [of(1)], actors: [7, null] });
  });
});
