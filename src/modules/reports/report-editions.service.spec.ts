import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, NOON } from '../../../test/contract/stores.js';
import { anAdministrator, aReviewer } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { issueReport } from '../../domain/report/report.js';
import { statedVerdicts } from '../../domain/verdict/verdict.js';
import { hashesIn } from '../verdicts/verdict-gates.service.js';
import { ReportEditionsService } from './report-editions.service.js';

/** A report of before verdicts were kept, of a record whose photo somebody has looked at since. */
async function desk() {
  const stores = await freshStores();
  const { unitOfWork, reports, clock } = stores;
  const [avatar = ''] = await addFiles(stores, 1, { kind: 'photo' });
  const number = 'MYV-00000-00000-00000';
  const record = await insertCertificate(stores, { status: 'Verified', reportNumber: number }, { avatar });
  const edition = await unitOfWork.run(async (tx) => {
    const by = { officerId: 51, at: NOON };
    await tx.verdicts.add(statedVerdicts(record, ['photo'], await hashesIn(tx, record), by));
    return tx.reports.insert(issueReport(record, number, NOON));
  });
  const service = new ReportEditionsService(unitOfWork, reports, clock, { needed: 'corrections' });
  return { stores, service, edition };
}

it('issues no edition anew while something about the one in force waits for another officer', async () => {
  const { stores, service, edition } = await desk();
  const answer = await service.withdraw(anAdministrator(), edition.id, 'Revoked');
  if (!('proposal' in answer)) throw new Error('a second officer is needed');
  await expect(service.reissue(aReviewer(), edition.id)).rejects.toMatchObject({ reason: 'proposal_open' });
  expect(await stores.reports.findById(edition.id)).toMatchObject({ status: 'current' });
  await stores.unitOfWork.run((tx) => tx.proposals.settle({ ...answer.proposal, state: 'withdrawn' }));
  expect(await service.reissue(aReviewer(), edition.id)).toMatchObject({ edition: 2, status: 'current' });
});
