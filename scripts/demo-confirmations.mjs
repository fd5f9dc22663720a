// The university and the ministry of the demonstration: who they are, what they are asked, and what they answer.
import { randomBytes } from 'node:crypto';
import { call, codeTo, mailTo, say, signIn } from './demo-calls.mjs';

const PASSWORD = `Demo-${randomBytes(6).toString('hex').slice(0, 9)}1`;

/** A colleague with whose word a contact counts: nobody releases what they have entered themselves. */
async function colleague(officer) {
  const roles = await call('/api/v1/roles', { token: officer });
  const name = 'Keeps contacts (demonstration)';
  const role =
    roles.find((one) => one.name === name) ??
    (await call('/api/v1/roles', { token: officer, body: { name, permissions: ['catalog.manage'] } }));
  const username = `tan.${Date.now()}`;
  const email = `${username}@demo.example`;
  await call('/api/v1/users', {
    token: officer,
    body: { username, email, roleId: role.id, name: 'Officer Tan' },
  });
  await call('/api/user/send-email-code', { body: { email, purpose: 'reset' } });
  const code = await codeTo(email);
  await call('/api/user/reset-password', { body: { email, code, password: PASSWORD, checkPwd: PASSWORD } });
  return signIn({ email, password: PASSWORD });
}

/** Contacts of the university and of the ministry, entered by one officer and released by another. */
export async function enterContacts(officer, universityId) {
  const second = await colleague(officer);
  const at = Date.now();
  const offices = [
    { universityId, email: `registrar.${at}@university.example`, office: 'Office of the Registrar' },
    { universityId: null, email: `certificates.${at}@ministry.example`, office: 'Ministry of Higher Education' },
  ];
  const contacts = [];
  for (const office of offices) {
    const body = { ...office, language: 'en', verification: 'Called the switchboard that the website names.' };
    const contact = await call('/api/v1/contacts', { token: officer, body });
    contacts.push(await call(`/api/v1/contacts/${contact.id}/release`, { token: second, body: {} }));
  }
  say(`The officer enters ${contacts.map(({ email }) => email).join(' and ')}; a colleague releases both`);
  return contacts;
}

/**
 * Asks a contact, and answers as its office does: by the link in the mail, the key values without having seen what is
 * claimed.
 */
export async function confirm(officer, certificateId, contact, record) {
  await call('/api/v1/confirmations', { token: officer, body: { certificateId, contactId: contact.id } });
  const mail = await mailTo(contact.email, /\/confirm\/[\w-]{22}\b/);
  const token = /\/confirm\/([\w-]{22})\b/.exec(mail)?.[1];
  const asked = await call('/api/v1/confirm/look', { body: { token } });
  say(`${contact.office} is asked by mail and opens the link: it names ${asked.student.name}, and no key value`);
  const values = Object.fromEntries(asked.keyFields.map((field) => [field, record[field]]));
  const page = await call('/api/v1/confirm/key-values', { body: { token, values } });
  const fields = Object.fromEntries(Object.keys(page.fields).map((field) => [field, { answer: 'confirmed' }]));
  const by = { name: 'Puan Aminah', office: contact.office, reference: `REG/${certificateId}` };
  await call('/api/v1/confirm/answer', { body: { token, fields, ...by } });
  say(`${contact.office} types ${Object.values(values).join(', ')} from its record, and confirms the rest`);
}
