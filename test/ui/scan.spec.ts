import type { Page } from 'playwright-core';
import QRCode from 'qrcode';
import { axeFindings, type VisitOptions, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';

const NUMBER = 'MYV-00000-00000-0001Y';
const ADDRESS = `https://verify.example/check/${NUMBER}`;

const site = testedSite();

const codeOf = (text: string) => QRCode.toBuffer(text, { width: 320, margin: 4 });

/** Gives the page a camera that sees the picture; none where there is no picture. */
async function cameraSees(page: Page, picture: Buffer | null): Promise<void> {
  const address = picture && `data:image/png;base64,${picture.toString('base64')}`;
  await page.addInitScript({
    content: `
    const look = async () => {
      const address = ${JSON.stringify(address)};
      if (address === null) throw new DOMException('no camera', 'NotFoundError');
      const seen = new Image();
      seen.src = address;
      await seen.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      setInterval(() => canvas.getContext('2d').drawImage(seen, 160, 80), 50);
      const stream = canvas.captureStream();
      window.cameraTracks = stream.getTracks();
      return stream;
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: look } });
  `,
  });
}

const cameraStates = (page: Page) => page.evaluate('window.cameraTracks.map((track) => track.readyState)');

async function opened(path: string, picture: Buffer | null, options: VisitOptions = {}) {
  const visitor = await visit(site, options);
  await cameraSees(visitor.page, picture);
  await visitor.page.goto(path);
  return visitor;
}

it.each([
  ['/index', 'phone'],
  ['/check', 'desk'],
] as const)('%s reads the code of a report by the camera, and leaves the camera', async (path, device) => {
  const { page, complaints, expectRefusal, close } = await opened(path, await codeOf(ADDRESS), { device });
  // Nobody was given this number.
  expectRefusal(`404 /api/v1/reports/check/${NUMBER}`);
  await page.getByRole('button', { name: 'Scan the QR code' }).click();
  await page.waitForURL(`**/check/${NUMBER}`);
  expect(await cameraStates(page)).toEqual(['ended']);
  expect(complaints).toEqual([]);
  await close();
});

it('where no camera may be used, a photograph of the code does', async () => {
  const { page, complaints, expectRefusal, close } = await opened('/check', null);
  expectRefusal(`404 /api/v1/reports/check/${NUMBER}`);
  await page.getByRole('button', { name: 'Scan the QR code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No camera can be used here').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const choose = async (picture: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Choose a photograph' }).click(),
    ]);
    await chooser.setFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  };
  await choose(Buffer.from('no picture at all'));
  await dialog.getByText('There is no QR code in this picture').waitFor();
  await choose(await codeOf('https://elsewhere.example/login'));
  await dialog.getByText('This code is not one of a report: it holds “https://elsewhere.example/login”.').waitFor();
  await choose(await codeOf(NUMBER));
  await page.waitForURL(`**/check/${NUMBER}`);
  expect(complaints).toEqual([]);
  await close();
});

it('closed, the dialog leaves the camera', async () => {
  const { page, close } = await opened('/index', await codeOf('something else'));
  await page.getByRole('button', { name: 'Scan the QR code' }).click();
  await page.getByText('This code is not one of a report').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await cameraStates(page)).toEqual(['ended']);
  await close();
});
