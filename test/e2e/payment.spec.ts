import { PortalClient } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

it('tells anyone the fees, the bank account and the DuitNow code, marked as a demonstration', async () => {
  const answer = await new PortalClient(server.url).get<{ duitnow: { svg: string } }>('/api/payment/details');
  expect(answer).toMatchObject({
    status: 200,
    code: 200,
    message: 'success',
    errMsg: 'success',
    data: {
      fees: [
        { type: 'verification', net: '620.00', sst: '49.60', total: '669.60', currency: 'MYR' },
        { type: 'stamping', net: '1020.00', sst: '81.60', total: '1101.60', currency: 'MYR' },
      ],
      bank: { name: expect.stringContaining('DEMONSTRATION'), account_name: expect.stringContaining('DEMONSTRATION') },
      duitnow: { merchant: 'DEMONSTRATION' },
      demonstration: true,
    },
  });
  expect(answer.data.duitnow.svg).toMatch(/^<svg [^>]+>.*<\/svg>\s*$/s);
  expect(answer.data.duitnow.svg).not.toMatch(/script|href|style/i);
});
