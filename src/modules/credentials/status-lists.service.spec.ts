import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { issueReport } from '../../domain/report/report.js';
import { Bitstrings } from '../../platform/credentials/bitstrings.port.js';
import { CredentialSigner } from '../../platform/credentials/credential-signer.port.js';
import { StatusListsService } from './status-lists.service.js';

const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

class ShownBits extends Bitstrings {
  async encode(size: number, positions: readonly number[]): Promise<string> {
    return `${size}: ${positions.join(' ')}`;
  }
}

class OpenSigner extends CredentialSigner {
  readonly issuer = 'https://verify.example';
  readonly signed: object[] = [];
  async sign(credential: object): Promise<string> {
    this.signed.push(credential);
    return JSON.stringify(credential);
  }
  async publicKeys() {
    return [];
  }
}

async function rig() {
  const { unitOfWork, clock, credentialStatuses } = await freshStores();
  const signer = new OpenSigner();
  const lists = new StatusListsService(credentialStatuses, new ShownBits(), signer, clock);
  const add = async (number: string, status: 'current' | 'withdrawn', position: number) => {
    const certificate = await insertCertificate({ unitOfWork });
    await unitOfWork.run(async (tx) => {
      const { id } = await tx.reports.insert({ ...issueReport(certificate, number, NOON), status });
      await tx.credentialStatuses.allot(id, [position]);
    });
  };
  const bits = async (list = 1) => {
    const { credentialSubject } = JSON.parse(await lists.find(list, 'vc+jwt')) as {
      credentialSubject: { encodedList: string };
    };
    return credentialSubject.encodedList;
  };
  return { clock, signer, lists, add, bits };
}

describe('a status list', () => {
  it('holds the bits of what is no longer in force', async () => {
    const { add, bits, signer } = await rig();
    await add('MYV-1', 'current', 3);
    await add('MYV-2', 'withdrawn', 9);
    expect(await bits()).toBe('131072: 9');
    expect(signer.signed).toEqual([
      {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        id: 'https://verify.example/api/v1/status-lists/1',
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        issuer: { id: 'https://verify.example', name: 'MyVerify' },
        validFrom: '2025-06-01T12:00:00.123Z',
        validUntil: '2025-06-02T12:00:00.123Z',
        credentialSubject: {
          id: 'https://verify.example/api/v1/status-lists/1#list',
          type: 'BitstringStatusList',
          statusPurpose: 'revocation',
          encodedList: '131072: 9',
          ttl: 60_000,
        },
      },
    ]);
  });

  it('is made once a minute, however many ask', async () => {
    const { add, bits, clock, signer } = await rig();
    await add('MYV-1', 'withdrawn', 3);
    await Promise.all([bits(), bits(), bits()]);
    await add('MYV-2', 'withdrawn', 4);
    clock.time = later(59_999);
    expect(await bits()).toBe('131072: 3');
    expect(signer.signed).toHaveLength(1);
    clock.time = later(60_000);
    expect(await bits()).toBe('131072: 3 4');
    expect(signer.signed).toHaveLength(2);
  });

  it('is asked for in vain before it is begun, which is not remembered', async () => {
    const { add, bits, lists } = await rig();
    await expect(lists.find(1, 'vc+jwt')).rejects.toMatchObject({ reason: 'not_found' });
    await add('MYV-1', 'current', 3);
    expect(await bits()).toBe('131072: ');
    await expect(lists.find(2, 'vc+jwt')).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('is made for each form by itself, in the name that verifiers of that form look up', async () => {
    const { add, lists, signer } = await rig();
    await add('MYV-1', 'withdrawn', 3);
    for (const format of ['vc+jwt', 'jwt_vc_json', 'ldp_vc', 'ldp_vc'] as const) await lists.find(1, format);
    const address = 'https://verify.example/api/v1/status-lists/1';
    expect(signer.signed).toMatchObject([
      { id: address, issuer: { id: 'https://verify.example' } },
      {
        iss: 'did:web:verify.example',
        jti: `${address}?format=jwt_vc_json`,
        sub: `${address}?format=jwt_vc_json#list`,
      },
      { id: `${address}?format=ldp_vc`, issuer: { id: 'did:web:verify.example' } },
    ]);
  });
});
