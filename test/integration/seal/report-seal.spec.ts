import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { Env } from '../../../src/config/env.js';
import { PadesReportSigner } from '../../../src/platform/seal/pades.report-signer.js';
import { loadSealKeys } from '../../../src/platform/seal/seal-keys.js';
import { leaveSealPlace } from '../../../src/platform/seal/seal-place.js';
import { describeWithPrograms } from '../../support/programs.js';
import { openssl, opensslSigner, partsOf, verifySeal } from '../../support/seals.js';
import { startAuthority } from './time-stamp.server.js';

const REPORT = { number: 'MYV-7K3QD-9XW2M-B4T6H', edition: 2, signedAt: new Date('2026-11-20T10:11:12Z') };
const RSA = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
const EC = ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'];
const NO_SIGNAL = new AbortController().signal;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'myverify-report-seal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function signerOf(signing: Env['signing'], tsaUrl: string | null = null): Promise<PadesReportSigner> {
  const env = Object.assign(new Env(), { production: false, dataDir: folder, signing, tsaUrl });
  return new PadesReportSigner(await loadSealKeys(env, new Date()), env);
}

/** A PDF of two pages with a place for a seal, sealed. */
async function sealedBy(signer: PadesReportSigner, signal = NO_SIGNAL): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const text of ['First page', 'Second page']) document.addPage().drawText(text);
  leaveSealPlace(document, signer.placeFor(REPORT));
  return signer.sign(await document.save({ useObjectStreams: false }), signal);
}

async function fresh(name: string): Promise<string> {
  await mkdir(join(folder, name));
  return join(folder, name);
}

describeWithPrograms(
  'the seal of a report',
  [
    ['pdfsig', '-v'],
    ['certutil', '-H'],
    ['openssl', 'version'],
  ],
  () => {
    const expectSealed = async (sealed: Uint8Array, root: string) => {
      const { pdfsig, openssl: said, signatures } = await verifySeal(sealed, root);
      expect(signatures).toBe(1);
      expect(pdfsig).toContain('Signature is Valid.');
      expect(pdfsig).toContain('Certificate is Trusted.');
      expect(pdfsig).toContain('Total document signed');
      expect(pdfsig).toContain('ETSI.CAdES.detached');
      expect(pdfsig).toContain('SHA-256');
      expect(said).toContain('CAdES Verification successful');
    };

    test('by the key made at the first start: one valid signature over the whole document, trusted under our root alone', async () => {
      const signer = await signerOf({ own: null, trusted: null });
      const sealed = await sealedBy(signer);
      await expectSealed(sealed, join(folder, 'signing', 'root.pem'));
      const stranger = await opensslSigner(await fresh('stranger'), EC);
      const underStranger = await verifySeal(sealed, stranger.root);
      expect(underStranger.openssl).toMatch(/unable to get local issuer|verify error/);
      expect(underStranger.pdfsig).not.toContain('Certificate is Trusted.');
      expect(underStranger.pdfsig).toContain('Certificate issuer');
      const { range } = partsOf(sealed);
      expect([range[0], range[2] + range[3]]).toEqual([0, sealed.length]);
      expect(Buffer.from(sealed).toString('latin1')).toContain(`(Verification report ${REPORT.number}, edition 2)`);
      expect(Buffer.from(sealed).toString('latin1')).toContain('/M (D:20261120101112Z)');
    });

    test.each([
      ['an RSA', RSA],
      ['an EC', EC],
    ])('by %s key and chain of the operator', async (name, algorithm) => {
      const own = await opensslSigner(await fresh(name), algorithm);
      const sealed = await sealedBy(await signerOf({ own, trusted: null }));
      await expectSealed(sealed, own.root);
    });

    test('a PDF without a place for it is not given back unsealed', async () => {
      const document = await PDFDocument.create();
      document.addPage().drawText('Only page');
      const signer = await signerOf({ own: null, trusted: null });
      await expect(signer.sign(await document.save({ useObjectStreams: false }), NO_SIGNAL)).rejects.toThrow(
        /ByteRange/,
      );
    });

    test('states no signing time of its own, and the certificate by its hash', async () => {
      const signer = await signerOf({ own: null, trusted: null });
      const { cms } = partsOf(await sealedBy(signer));
      const oid = (hex: string) => cms.includes(Buffer.from(hex, 'hex'));
      expect(oid('060b2a864886f70d010910022f')).toBe(true); // signing-certificate-v2
      expect(oid('06092a864886f70d010905')).toBe(false); // signing-time
      expect(cms.includes(Buffer.from(signer.certificate().fingerprint, 'hex'))).toBe(true);
    });

    test('a file that was changed is no longer valid for either', async () => {
      const signer = await signerOf({ own: null, trusted: null });
      const sealed = Buffer.from(await sealedBy(signer));
      const at = partsOf(sealed).range[1] - 400;
      sealed[at] = (sealed[at] ?? 0) ^ 1;
      const { pdfsig, openssl: said } = await verifySeal(sealed, join(folder, 'signing', 'root.pem'));
      expect(pdfsig).not.toContain('Signature is Valid.');
      expect(said).toMatch(/verification failure/i);
    });

    test('certificates of authorities and short keys are refused by name', async () => {
      const own = await opensslSigner(await fresh('unfit'), EC);
      const rootKey = join(folder, 'unfit', 'root.key');
      const asSigner = signerOf({ own: { key: rootKey, certificate: own.root }, trusted: null });
      await expect(asSigner).rejects.toThrow('SIGNING_CERT must begin with the certificate of a signer');
      const short = await opensslSigner(await fresh('short'), [
        '-algorithm',
        'RSA',
        '-pkeyopt',
        'rsa_keygen_bits:1024',
      ]);
      await expect(signerOf({ own: short, trusted: null })).rejects.toThrow('SIGNING_KEY must be an RSA key of 2048');
    });

    describe('with a time-stamp authority', () => {
      let authority: Awaited<ReturnType<typeof startAuthority>>;
      let signer: PadesReportSigner;
      beforeAll(async () => {
        authority = await startAuthority(await fresh('authority'));
        signer = await signerOf({ own: null, trusted: null }, authority.url);
      });
      afterAll(() => authority?.close());

      test('carries a time stamp of the signature, and is as valid', async () => {
        authority.feel('stamps');
        const sealed = await sealedBy(signer);
        await expectSealed(sealed, join(folder, 'signing', 'root.pem'));
        const { cms } = partsOf(sealed);
        expect(cms.includes(Buffer.from('060b2a864886f70d010910020e', 'hex'))).toBe(true);
        expect(cms.includes(derOfPem(authority.certificate))).toBe(true);
      });

      test.each([
        ['refuses', 'the time-stamp authority refused, with status 2'],
        ['fails', 'the time-stamp authority answered 503'],
        ['replays', 'the time stamp is for something else'],
      ] as const)('nothing is sealed where it %s', async (mood, message) => {
        authority.feel(mood);
        await expect(sealedBy(signer)).rejects.toThrow(message);
      });

      test('nothing is sealed where it hangs until the job is given up', async () => {
        authority.feel('hangs');
        const begun = Date.now();
        await expect(sealedBy(signer, AbortSignal.timeout(300))).rejects.toThrow(/abort|timeout/i);
        expect(Date.now() - begun).toBeLessThan(9_000);
      });
    });
  },
);

function derOfPem(path: string): Buffer {
  return Buffer.from(openssl('x509', '-in', path).replace(/-----[^-]+-----/g, ''), 'base64');
}
