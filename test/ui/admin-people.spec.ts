import type { Page } from 'playwright-core';
import { givePassword } from '../support/accounts.js';
import { confirmAddress } from '../support/address-changes.js';
import { photoJpeg } from '../support/applicant.js';
import { startCleaner } from '../support/articles.js';
import { fill, message, press, row, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, type Visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { resourceClient } from '../support/resource-client.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let opened: Visit;
let page: Page;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, option: string) => {
  await page.getByRole('dialog').getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photoJpeg() });

describe('an article', () => {
  afterEach(() => opened.close());

  it('is written with a preview and an image in the text, shown, changed and removed', async () => {
    await startCleaner(site.server);
    opened = await visitOffice(site, '/news/create', { as: ADMIN });
    page = opened.page;
    const dialog = page.getByRole('dialog');
    const editor = dialog.locator('.ProseMirror');
    await editor.waitFor();
    await becomes(async () => (await editor.boundingBox())?.height, 500);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Save');
    await dialog
      .getByText(inEnglish('required', { label: 'content' }))
      .first()
      .waitFor();
    await fill(page, { Title: 'Written in the browser' });
    await dialog.getByLabel('Preview image').setInputFiles(await picture('preview.jpg'));
    await dialog.getByRole('img', { name: 'Preview image' }).waitFor();
    await editor.click();
    await page.keyboard.type('A paragraph. ');
    await dialog.locator('input[aria-label="Insert an image"]').setInputFiles(await picture('inside.jpg'));
    await editor.locator('img[src^="/api/file/"]').waitFor();
    await press(page, 'Save');
    await message(page, 'Save Success!');

    await page.getByRole('link', { name: 'Details Written in the browser' }).click();
    await dialog.getByText('A paragraph.').waitFor();
    await becomes(() => dialog.locator('img[src^="/api/file/"]').count(), 2);
    await press(page, 'Close');
    await page.getByRole('link', { name: 'Edit Written in the browser' }).click();
    await fill(page, { Title: 'Changed in the browser' });
    await press(page, 'Save');
    await button('Remove').click();
    await message(page, 'TICK NEWS TO REMOVE');
    await row(page, 'Changed in the browser').getByRole('checkbox').check();
    await button('Remove').click();
    await dialog.getByText('REMOVE NEWS, ARE YOU SURE?').waitFor();
    await press(page, 'Remove');
    await message(page, 'Delete Success!');
    expect(opened.complaints).toEqual([]);
  });
});

describe('passwords and addresses', () => {
  const dialog = () => page.getByRole('dialog');
  const passwords = () => dialog().locator('input[type=password]');
  const officer = { name: 'Keys Officer', username: 'keys.officer', email: 'keys.officer@staff.example' };
  const KEYS = { email: officer.email, password: 'Keeper-2026' };
  let roleId: unknown;

  beforeAll(async () => {
    const calls = resourceClient(await signIn(site.server.url, ADMIN));
    const role = await calls.create('roles', { data: { name: 'Accounts', permissions: ['users.manage'] } });
    roleId = role.data.id;
    await calls.create('users', { data: { ...officer, roleId } });
    await givePassword(site.server.url, KEYS.email, KEYS.password);
  });

  afterEach(() => opened.close());

  it('of a student are for the student: an officer makes the account and sends mails', async () => {
    opened = await visitOffice(site, '/user/create', { as: KEYS });
    page = opened.page;
    await fill(page, { Username: 'ignored', Email: 'made@students.example' });
    await choose('Role', 'Student');
    await dialog().getByText('The user is mailed a link by which to choose a password').waitFor();
    expect([await passwords().count(), await axeFindings(page)]).toEqual([0, []]);
    await press(page, 'Save');
    await message(page, 'Save Success!');
    await site.server.mailTo('made@students.example');

    await page.getByRole('link', { name: 'Edit made@students.example' }).click();
    await dialog().getByText('Everybody chooses their own password').waitFor();
    expect([await passwords().count(), await dialog().getByLabel('Email').getAttribute('readonly')]).toEqual([0, '']);
    await press(page, 'Cancel');
    await page.getByRole('link', { name: 'Details made@students.example' }).click();
    await press(page, 'Send a reset email');
    await press(page, 'Send a reset email');
    await message(page, 'The email is on its way.');
    await site.server.mailTo('made@students.example', ({ text }) => /\b\d{6}\b/.test(text ?? ''));
    expect(opened.complaints).toEqual([]);
  });

  it('of one’s own address take the present password, in Chinese too', async () => {
    opened = await visitOffice(site, '/user', { as: KEYS, language: 'cn' });
    page = opened.page;
    await page.getByRole('link', { name: `编辑 ${officer.username}` }).click();
    await passwords().first().waitFor();
    await becomes(() => passwords().count(), 1);
    await fill(page, { 邮箱: 'keys.moved@staff.example', 原密码: 'guessed' });
    await press(page, '保存');
    await dialog().getByText(inChinese('old_password_wrong')).first().waitFor();
    await fill(page, { 原密码: KEYS.password });
    await press(page, '保存');
    await message(page, '保存成功');
    await confirmAddress(site.server, KEYS.email, 'keys.moved@staff.example');
    await signIn(site.server.url, { ...KEYS, email: 'keys.moved@staff.example' });
  });

  it('are chosen by the invited person, by a link that staff can send again', async () => {
    const email = 'invited@staff.example';
    const calls = resourceClient(await signIn(site.server.url, ADMIN));
    // No second administrator: that the last one stays is shown below.
    const invited = { name: 'Invited Officer', username: 'invited.officer', email, roleId };
    const { data } = await calls.create('users', { data: invited });
    const aged = 'UPDATE invitations SET created_at = created_at - 60000 WHERE user_id = ?';
    inData(site.server, (rows) => rows.prepare(aged).run(data.id));
    opened = await visitOffice(site, '/user', { as: ADMIN });
    page = opened.page;
    await page.getByRole('link', { name: 'Details invited.officer' }).click();
    await press(page, 'Send the invitation again');
    await press(page, 'Send the invitation again');
    await message(page, 'The invitation is on its way.');
    expect(opened.complaints).toEqual([]);
    await opened.close();

    await mailsWritten(site.server);
    const [link = ''] = /http\S+\/invitation#[\w-]{22}/.exec((await site.server.mailTo(email)).text ?? '') ?? [];
    const visitor = await site.browser.newContext();
    const tab = await visitor.newPage();
    await tab.goto(link);
    await tab.getByText(email).waitFor();
    expect(await axeFindings(tab)).toEqual([]);
    await tab.locator('#password').fill('Invited-2026');
    await tab.locator('#checkPwd').fill('Invited-2026');
    await tab.locator('#password').blur();
    await tab.locator('#password-error').getByText(inEnglish('password_personal')).waitFor();
    await tab.locator('#password').fill('Rambutan-2026');
    await tab.locator('#checkPwd').fill('Rambutan-2026');
    await tab.locator('button[type="submit"]').click();
    await tab.waitForURL('**/manage/login');
    await signIn(site.server.url, { email, password: 'Rambutan-2026' });
    await tab.goto(`${site.server.url}/invitation`);
    await tab.goto(link);
    await tab.getByRole('alert').getByText(inEnglish('invitation_ended')).waitFor();
    await visitor.close();
    opened = await visitOffice(site, '/user', { as: ADMIN });
  });
});

describe('a role and a user who has it', () => {
  const MEI = { email: 'mei.officer@demo.example', password: 'Editor-2026' };

  it('are made in Chinese; the user sees and reaches what the role allows, and nothing else', async () => {
    opened = await visitOffice(site, '/role/create', { language: 'cn', as: ADMIN });
    page = opened.page;
    await fill(page, { 名称: '新闻编辑' });
    await page.getByRole('dialog').getByLabel('发布和删除新闻').check();
    await press(page, '保存');
    await message(page, '保存成功');
    await row(page, '新闻编辑').getByText('新闻', { exact: true }).waitFor();
    await becomes(() => row(page, '管理员').getByRole('checkbox').isDisabled(), true);
    await becomes(() => row(page, '管理员').getByRole('link', { name: '编辑' }).count(), 0);

    await page.goto('/manage/user/create');
    await fill(page, { 用户名: 'me', 邮箱: MEI.email });
    await choose('角色', '新闻编辑');
    await press(page, '保存');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(inChinese('length_between', { min: 3, max: 18 }))
      .first()
      .waitFor();
    await fill(page, { 用户名: 'mei.officer', 出生日期: '1990-04-30' });
    await dialog.getByLabel('女').check();
    await press(page, '保存');
    await message(page, '保存成功');
    await row(page, 'mei.officer').getByText('新闻编辑').waitFor();
    await givePassword(site.server.url, MEI.email, MEI.password);
    expect(opened.complaints).toEqual([]);
    await opened.close();

    opened = await visitOffice(site, '/', { language: 'cn', as: MEI });
    page = opened.page;
    await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByText('新闻').waitFor();
    await becomes(
      async () => (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim()),
      ['首页', '新闻'],
    );
    for (const screen of ['company', 'mun/relation', 'coo/create', 'user', 'role/10', 'audit', 'job']) {
      await page.goto(`/manage/${screen}`);
      await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
    }
    await page.goto('/manage/news');
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  it('are signed out everywhere, disabled and removed by those who may', async () => {
    await signIn(site.server.url, MEI);
    opened = await visitOffice(site, '/user', { as: ADMIN });
    page = opened.page;
    await page.getByRole('link', { name: 'Details mei.officer' }).click();
    await page.getByRole('dialog').getByText('1990-04-30').waitFor();
    await press(page, 'End all sessions');
    await press(page, 'End all sessions');
    await message(page, 'All sessions of the user are ended.');
    await press(page, 'Close');
    await page.getByRole('link', { name: 'Edit mei.officer' }).click();
    await choose('Status', 'Disabled');
    await press(page, 'Save');
    await row(page, 'mei.officer').getByText('Disabled').waitFor();
    await expect(signIn(site.server.url, MEI)).rejects.toThrow();

    await page.getByRole('link', { name: `Details ${ADMIN.email}` }).click();
    await press(page, 'Close');
    await row(page, ADMIN.email).getByRole('checkbox').check();
    await button('Remove').click();
    opened.expectRefusal('403 /api/v1/users/1', '409 /api/v1/users/1');
    await press(page, 'Remove');
    await message(page, 'administrator');
    await row(page, ADMIN.email).first().waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
});
