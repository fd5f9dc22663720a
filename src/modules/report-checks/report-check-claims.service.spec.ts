import type { CheckItem } from '../../domain/report-check/check-request.js';
import { SecretBox } from '../../platform/security/secret-box.port.js';
import { ReportCheckClaimsService } from './report-check-claims.service.js';

/** Seals by turning the text around, and opens nothing elsewhere. */
class Box extends SecretBox {
  override seal(secret: string, place: string): string {
    return Buffer.from(`${place}\n${secret}`).toString('base64url');
  }

  override open(sealed: string, place: string): string {
    const [where, secret = ''] = Buffer.from(sealed, 'base64url').toString().split('\n');
    if (where !== place) throw new Error('elsewhere');
    return secret;
  }
}

const ITEMS = [
  { line: 1, number: 'MYV-7K2QM-9T4XB-3HD8E', sha256: null, claims: { name: '王小明' } },
] as unknown as CheckItem[];
const claims = new ReportCheckClaimsService(new Box());

describe('what is claimed of people', () => {
  it('lies sealed, and opens in its own place alone', () => {
    const part = claims.seal(7, 2, ITEMS);
    expect(part.items).not.toContain('王小明');
    expect(claims.open(7, part)).toEqual(ITEMS);
    expect(() => claims.open(8, part)).toThrow('elsewhere');
    expect(() => claims.open(7, { ...part, position: 3 })).toThrow('elsewhere');
  });

  it('is still read where it was left in clear', () => {
    expect(claims.open(7, { position: 0, items: JSON.stringify(ITEMS) })).toEqual(ITEMS);
  });
});
