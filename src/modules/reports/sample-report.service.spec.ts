import { createHash } from 'node:crypto';
import { NOON } from '../../../test/contract/stores.js';
import { FreshFiles } from '../../../test/support/fresh-files.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { sampleKey } from '../../domain/report/sample-report.js';
import { MadeFilesService } from '../files/made-files.service.js';
import { SampleReportService } from './sample-report.service.js';

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

type Parts = ConstructorParameters<typeof SampleReportService>;

class QuickFiles extends MadeFilesService {
  protected override readonly firstMs = 1;
  protected override readonly allMs = 20;
}

async function rig() {
  const { unitOfWork } = await freshStores();
  const files = await FreshFiles.make();
  const made = new QuickFiles(files.storage);
  const seals = { verify: async () => 'valid' } as unknown as Parts[3];
  const signer = { certificate: () => ({ fingerprint: 'f' }) } as unknown as Parts[4];
  const site = { issuer: 'Issuer', ministry: 'Ministry' } as unknown as Parts[5];
  const links = { checkPage: () => 'https://example.test/check' } as unknown as Parts[6];
  const samples = new SampleReportService(files.storage, made, unitOfWork, seals, signer, site, links);
  return { files, samples, content: samples.describe().content };
}

describe('the sample report', () => {
  it('is not what somebody put in clear into its folder: one is made anew, and found before it', async () => {
    const { files, samples, content } = await rig();
    const forged = sha256Of('x');
    await files.place(sampleKey({ content, sha256: '0'.repeat(64) }), NOON);
    await files.place(sampleKey({ content, sha256: forged }), NOON);
    expect(await samples.sealOf(forged)).toBeNull();
    await expect(samples.open()).rejects.toMatchObject({ reason: 'report_not_ready' });
    await samples.keep(content, async () => Buffer.from('sample'));
    expect(Buffer.from(await samples.open()).toString()).toBe('sample');
    expect(await samples.sealOf(sha256Of('sample'))).toBe('valid');
  });

  it('is what its key says', async () => {
    const { files, samples, content } = await rig();
    await files.storage.putBytes(sampleKey({ content, sha256: sha256Of('other') }), Buffer.from('one'));
    await expect(samples.open()).rejects.toMatchObject({ reason: 'report_not_ready' });
    expect(await samples.sealOf(sha256Of('other'))).toBeNull();
  });
});
