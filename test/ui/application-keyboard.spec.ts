import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { inEnglish } from '../support/said.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, GROUPS, jpeg, pdf, png, recordsOf } from './application.page.js';
import { hasFocus, Keyboard } from './keyboard.page.js';

const site = testedSite();

it.each(['desk', 'phone'] as const)(
  'with a keyboard alone one signs in, fills in everything and applies: %s',
  async (device) => {
    const student = await registerStudent(site.server);
    const { page, complaints, close } = await visit(site, { device });
    const keyboard = await Keyboard.alone(page);
    const form = new ApplicationPage(page);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await page.goto('/student-login?next=%2Fcert-list');
    await keyboard.fill(form.field('email'), student.email);
    await keyboard.fill(form.field('password'), student.password);
    await keyboard.use(main.getByRole('button', { name: 'Login' }));
    await page.waitForURL(`${site.server.url}/cert-list`);
    await keyboard.use(main.getByRole('link', { name: 'Apply' }).first());
    await page.waitForURL(`${site.server.url}/cert-add`);

    // The notice: its other language, its text by the arrows, and the one way out of it.
    const accept = dialog.getByRole('button', { name: 'I understand and agree to abide by the above content' });
    await keyboard.to(dialog.getByRole('tab', { name: 'Law and Disclaimer of Liability' }));
    await keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Saya faham dan bersetuju' }).waitFor();
    await keyboard.press('ArrowLeft');
    await accept.waitFor();
    const text = dialog.getByRole('tabpanel');
    await text.getByRole('heading', { name: 'Formal review only' }).waitFor();
    await keyboard.to(text);
    await keyboard.press('End');
    await waitFor('the notice to scroll', () =>
      text.evaluate((panel) => (panel as unknown as { scrollTop: number }).scrollTop > 0),
    );
    await keyboard.use(accept);
    await accept.waitFor({ state: 'detached' });

    // What is missing is said, takes the focus, and leads to the field.
    await keyboard.use(form.button('Save & Apply'));
    await becomes(async () => (await form.problems()).length, 14);
    await keyboard.use(page.getByRole('link', { name: `Name: ${inEnglish('required', { label: 'name' })}` }));
    await form.hasFocus('name');

    await keyboard.fill(form.field('name'), 'Mei Lin 陈');
    await keyboard.to(form.field('gender'));
    await keyboard.type('Fem');
    await keyboard.fill(form.field('birth'), '2001/4/30');
    await keyboard.fill(form.field('nationality'), 'indo');
    await page.getByRole('option', { name: 'Indonesia', exact: true }).waitFor();
    await keyboard.press('ArrowDown', 'Enter');
    await keyboard.fill(form.field('passport'), 'E12345678');
    await keyboard.fill(form.field('university'), 'universiti mal');
    await page.getByRole('option', { name: 'Universiti Malaya', exact: true }).waitFor();
    await keyboard.press('ArrowDown', 'Enter');
    await keyboard.fill(form.field('major'), 'Law');
    await keyboard.to(form.field('level'));
    await keyboard.type('Mas');
    await keyboard.to(form.field('forms'));
    await keyboard.press('ArrowDown', 'ArrowDown');
    await keyboard.fill(form.field('cert_no'), 'UM-7');
    await keyboard.fill(form.field('awarding_time'), '20231015');
    await keyboard.use(page.getByRole('button', { name: 'MoHE stamping date: open the calendar' }));
    await dialog.getByRole('button', { name: 'Previous month' }).waitFor();
    await keyboard.use(dialog.getByRole('button', { name: 'Previous month' }), 'Space');
    await keyboard.to(dialog.getByRole('button', { name: /^\d+ / }).and(page.locator('[tabindex="0"]')));
    await keyboard.press('ArrowDown', 'ArrowRight', 'Enter');
    await dialog.waitFor({ state: 'detached' });
    const stamped = await form.field('ministry_stamping_time').inputValue();
    expect(stamped).toMatch(/^20\d\d-\d\d-\d\d$/);
    await keyboard.fill(form.field('start_time'), '2019-09-01');
    await keyboard.fill(form.field('end_time'), '2023-06-30');

    // The service is changed to and fro by the arrows of its group.
    await keyboard.to(page.getByRole('radio', { name: /Academic verification report/ }), 'Shift+Tab');
    await keyboard.press('ArrowDown');
    await becomes(() => page.getByRole('radio', { name: /Stamping verification/ }).isChecked(), true);
    await keyboard.press('ArrowUp');

    await keyboard.to(form.field('avatar'));
    await keyboard.choose([await jpeg()], 'Space');
    await page.getByAltText('The photo as it was uploaded').waitFor();
    for (const [index, group] of GROUPS.entries()) {
      const file = index % 2 === 0 ? await png(`${group}.png`) : await pdf(`${group}.pdf`);
      await keyboard.to(form.field(group));
      await keyboard.choose([file], index % 2 === 0 ? 'Enter' : 'Space');
      await page.getByRole('link', { name: `Open ${group}.` }).waitFor();
      await keyboard.fill(form.field(group.replace('_photos', '_remark')), `Remark ${index + 1}`);
    }

    // A file too many is taken out again; the focus stays where one goes on.
    await keyboard.to(form.field('payment_photos'), 'Shift+Tab');
    await keyboard.choose([await png('wrong.png')]);
    await page.getByRole('link', { name: 'Open wrong.png' }).waitFor();
    await keyboard.use(form.button('Remove wrong.png'));
    await becomes(() => form.files('Proof of payment').count(), 1);
    await form.hasFocus('payment_photos');

    // The sample, then what is to be paid and how.
    await keyboard.to(page.getByRole('button', { name: 'Payment Details' }), 'Shift+Tab');
    await keyboard.use(page.getByRole('button', { name: 'See a sample: Proof of payment' }));
    await dialog.locator('img').first().waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const details = page.getByRole('button', { name: 'Payment Details' });
    await keyboard.to(details, 'Shift+Tab');
    await keyboard.press('Enter');
    await dialog.getByText('MYR 669.60').first().waitFor();
    await keyboard.to(dialog.getByRole('tab', { name: 'Fee and Charges' }));
    await keyboard.press('ArrowRight');
    await dialog.getByText('Amount to key in').waitFor();
    await keyboard.press('ArrowRight');
    await dialog.getByText('DEMOMYKL').waitFor();
    await keyboard.to(dialog.getByRole('button', { name: 'Copy: Reference' }));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await becomes(() => hasFocus(details), true);

    await page.getByText('Nothing is missing: you can apply.').waitFor();
    await keyboard.use(form.button('Save & Apply'));
    await page.getByText('Apply Success!').waitFor();
    await page.waitForURL('**/cert-track?id=*');

    const [applied] = await recordsOf(student);
    const { data: saved } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(applied?.id) });
    expect(saved).toMatchObject({
      cert_status: 'Verifying',
      type: 'verification',
      name: 'Mei Lin 陈',
      gender: 'Female',
      birth: '2001-04-30',
      nationality: 'Indonesia',
      passport: 'E12345678',
      university: 'Universiti Malaya',
      major: 'Law',
      level: 'Master',
      forms: 'Full Time',
      cert_no: 'UM-7',
      awarding_time: '2023-10-15',
      ministry_stamping_time: stamped,
      start_time: '2019-09-01',
      end_time: '2023-06-30',
      passport_remark: 'Remark 1',
      payment_remark: 'Remark 5',
    });
    for (const group of GROUPS) expect(saved[group as 'cert_photos']).toHaveLength(1);
    expect(await keyboard.pointersSeen()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
