import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, NOON } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { FreshFiles } from '../../../test/support/fresh-files.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { message } from '../../domain/messages/message.js';
import { RECEIPT_KEPT_MS } from '../../domain/payment/receipt.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import {
  DEFAULT_FIGURES,
  DEMONSTRATION_CONTACT,
  DEMONSTRATION_REGISTRATION,
  issuerOf,
  SiteDetails,
} from '../../domain/site/site-details.js';
import { PdfRenderer, type ReceiptDocument } from '../../platform/pdf/pdf-renderer.port.js';
import { MadeFilesService } from '../files/made-files.service.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';
import { ReceiptDocumentsService } from './receipt-documents.service.js';
import { ReceiptRenderJob } from './receipt-render.job.js';
import { ReceiptsService } from './receipts.service.js';
import { ReceiptsTask } from './receipts.task.js';

class Printed extends PdfRenderer {
  readonly printed: ReceiptDocument[] = [];
  render = () => Promise.reject(new Error('no receipt'));
  async renderReceipt(document: ReceiptDocument): Promise<Uint8Array> {
    this.printed.push(document);
    return Buffer.from(`receipt ${this.printed.length}`);
  }
}

class TheSite extends SiteDetails {
  contact = DEMONSTRATION_CONTACT;
  issuer = issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION);
  ministry = 'Ministry';
  figures = DEFAULT_FIGURES;
  ministries = [];
  isDemonstration = true;
}

class QuickFiles extends MadeFilesService {
  protected override readonly firstMs = 1;
  protected override readonly allMs = 50;
}

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, certificates, verdicts, confirmations, files, users } = stores;
  const fresh = await FreshFiles.make();
  const made = new QuickFiles(fresh.storage);
  const all = new VerdictsService(unitOfWork, certificates, verdicts, confirmations, files, users, stores.clock);
  const documents = new ReceiptDocumentsService(all, files, new TheSite());
  const service = new ReceiptsService(certificates, documents, made, unitOfWork);
  const renderer = new Printed();
  const job = new ReceiptRenderJob(certificates, documents, renderer, made);
  const paymentPhotos = await addFiles(stores, 1, { kind: 'payment' });
  const owner = aStudent();
  const applied = { status: 'Verifying', ownerId: owner.userId, appliedAt: NOON } as const;
  const { id } = await insertCertificate(stores, applied, { paymentPhotos });
  const order = (certificateId: number) =>
    ({ id: 1, name: 'receipt.render', payload: { certificateId, language: 'en' }, attempt: 1, mailId: 'x' }) as const;
  const run = (certificateId = id) => job.handle(order(certificateId), new AbortController().signal);
  return { stores, fresh, service, renderer, owner, id, run };
}

describe('receipts', () => {
  it('are ordered by who asks, and handed out once they are made', async () => {
    const { stores, service, renderer, owner, id, run } = await rig();
    await expect(service.open(owner, id, 'en')).rejects.toMatchObject({ reason: 'receipt_not_ready' });
    expect(await stores.orders()).toMatchObject([
      { name: 'receipt.render', payload: { certificateId: id, language: 'en' } },
    ]);
    // Two who asked at once get the same.
    await run();
    await run();
    expect(renderer.printed).toHaveLength(1);
    expect(Buffer.from(await service.open(owner, id, 'en')).toString()).toBe('receipt 1');
    expect(await stores.orders()).toHaveLength(1);
  });

  it('are made anew where they would say something else', async () => {
    const { stores, service, renderer, owner, id, run } = await rig();
    await run();
    const before = await stores.certificates.findById(id);
    if (!before) throw new Error('it was put there');
    const form = { ...before.form, name: 'Another Name' };
    await stores.unitOfWork.run((tx) => tx.certificates.update(before, { ...before, form }));
    await expect(service.open(owner, id, 'en')).rejects.toMatchObject({ reason: 'receipt_not_ready' });
    await run();
    expect(renderer.printed.map(({ receipt }) => receipt.name)).toEqual([before.form.name, 'Another Name']);
  });

  it('are not what somebody else put in clear where they lie: they are made anew', async () => {
    const { fresh, service, renderer, owner, id, run } = await rig();
    await run();
    const [key = ''] = await fresh.keys();
    await fresh.place(key, NOON);
    await expect(service.open(owner, id, 'en')).rejects.toMatchObject({ reason: 'receipt_not_ready' });
    await run();
    expect(renderer.printed).toHaveLength(2);
    expect(Buffer.from(await service.open(owner, id, 'en')).toString()).toBe('receipt 2');
  });

  it('are nobody else’s, and not made of what is gone or was taken back', async () => {
    const { stores, service, renderer, id, run } = await rig();
    const other = aStudent(4_711);
    await expect(service.open(other, id, 'en')).rejects.toMatchObject({ reason: 'not_found' });
    const before = await stores.certificates.findById(id);
    if (!before) throw new Error('it was put there');
    await stores.unitOfWork.run((tx) => tx.certificates.update(before, { ...before, status: 'Unverified' }));
    await run();
    await run(4_711);
    expect(renderer.printed).toEqual([]);
  });

  it('are removed an hour after they were made', async () => {
    const { stores, fresh, run } = await rig();
    await run();
    await fresh.place('receipts/1-old.pdf', new Date(Date.now() - RECEIPT_KEPT_MS - 1));
    await fresh.place('reports/kept.pdf', new Date(0));
    stores.clock.time = new Date();
    await new ReceiptsTask(fresh.storage, stores.clock).run(new AbortController().signal);
    expect(await fresh.keys()).toEqual([
      expect.stringMatching(/^receipts\/\d+-[0-9a-f]{32}\.pdf$/),
      'reports/kept.pdf',
    ]);
  });

  it('are not removed where it is unknown whose they are, as in a full bucket without its mark', async () => {
    const { stores, fresh } = await rig();
    await fresh.place('receipts/1-old.pdf', new Date(0));
    fresh.storage.deleteUnknown = () => Promise.reject(new DomainError('storage_full', message('storage_full')));
    const swept = new ReceiptsTask(fresh.storage, stores.clock).run(new AbortController().signal);
    await expect(swept).rejects.toMatchObject({ reason: 'storage_full' });
    expect(await fresh.keys()).toEqual(['receipts/1-old.pdf']);
  });
});
