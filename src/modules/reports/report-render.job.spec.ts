import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { FreshFiles } from '../../../test/support/fresh-files.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { issueReport } from '../../domain/report/report.js';
import { Links } from '../../domain/site/links.js';
import {
  DEFAULT_FIGURES,
  DEMONSTRATION_CONTACT,
  DEMONSTRATION_REGISTRATION,
  issuerOf,
  SiteDetails,
} from '../../domain/site/site-details.js';
import { PdfRenderer, type ReportDocument } from '../../platform/pdf/pdf-renderer.port.js';
import { ReportSigner } from '../../platform/seal/report-signer.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { ReportRenderJob } from './report-render.job.js';

const LATER = new Date(NOON.getTime() + 86_400_000);

class KeptDocuments extends PdfRenderer {
  readonly printed: ReportDocument[] = [];

  renderReceipt = () => Promise.reject(new Error('no report'));

  async render(document: ReportDocument): Promise<Uint8Array> {
    this.printed.push(document);
    return Buffer.from(`edition ${document.edition}`);
  }
}

class NoSeal extends ReportSigner {
  placeFor = ({ signedAt }: { readonly signedAt: Date }) => ({ reason: '', signedAt, room: 0 });
  sign = async (pdf: Uint8Array) => pdf;
  certificate = () => ({ subject: '', notAfter: LATER, fingerprint: '' });
}

class NoFiles extends VerifiedFiles {
  read = () => Promise.reject(new Error('no photo is named'));
}

class TheSite extends SiteDetails {
  contact = DEMONSTRATION_CONTACT;
  issuer = issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION);
  ministry = 'Ministry';
  figures = DEFAULT_FIGURES;
  ministries = [];
  isDemonstration = true;
}

async function rig() {
  const { unitOfWork, reports, files, clock, orders } = await freshStores();
  const renderer = new KeptDocuments();
  const { storage } = await FreshFiles.make();
  const job = new ReportRenderJob(
    reports,
    files,
    storage,
    new NoFiles(),
    renderer,
    new NoSeal(),
    new Links(''),
    new TheSite(),
    clock,
  );
  const issued = { ...issueReport(await insertCertificate({ unitOfWork }), 'MYV-1', NOON), photo: null };
  const insert = (edition: number) =>
    unitOfWork.run((tx) => {
      const fields = { ...issued.fields, major: `Major ${edition}` };
      return tx.reports.insert({ ...issued, fields, edition, issuedAt: edition === 1 ? NOON : LATER });
    });
  const render = async (reportId: number, meanwhile?: (tx: Transaction) => Promise<unknown>) => {
    const order = { id: 1, name: 'report.render', payload: { reportId }, attempt: 1, mailId: 'x' } as const;
    const effect = await job.handle(order, new AbortController().signal);
    if (meanwhile) await unitOfWork.run(meanwhile);
    if (effect) await unitOfWork.run(effect);
  };
  return { unitOfWork, reports, orders, renderer, insert, render };
}

it('notes with a PDF the date of the decision that it states, of a correction as well', async () => {
  const { reports, renderer, insert, render } = await rig();
  const [first, second] = [await insert(1), await insert(2)];
  for (const { id } of [first, second]) await render(id);
  expect(renderer.printed.map(({ claims }) => [claims.checks[0]?.at, claims.correctedAt])).toEqual([
    [NOON, null],
    [NOON, LATER],
  ]);
  for (const { id } of [first, second]) expect((await reports.findById(id))?.pdf?.decidedAt).toEqual(NOON);
});

it('prints nothing anew that has its PDF', async () => {
  const { unitOfWork, reports, renderer, insert, render } = await rig();
  const { id } = await insert(1);
  const pdf = { key: 'reports/1.pdf', sha256: 'cd'.repeat(32), size: 1, renderedAt: NOON, decidedAt: null };
  await unitOfWork.run((tx) => tx.reports.attachPdf(id, pdf));
  await render(id);
  expect(renderer.printed).toEqual([]);
  expect((await reports.findById(id))?.pdf).toEqual(pdf);
});

it('attaches and tells nothing of an edition that another has followed while it was printed', async () => {
  const { reports, orders, insert, render } = await rig();
  const { id } = await insert(1);
  await render(id, (tx) => tx.reports.supersede(id, 'The name was misspelt.', LATER));
  expect((await reports.findById(id))?.pdf).toBeNull();
  expect(await orders()).toEqual([]);
});
