import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

interface WrittenMail {
  readonly mail: Email;
  readonly written: number;
}

/** Read once: a file has its name when the mail in it is whole, and stays as it is. */
const readMails = new Map<string, Promise<WrittenMail>>();

function readMail(path: string): Promise<WrittenMail> {
  const known = readMails.get(path) ?? parseMail(path);
  readMails.set(path, known);
  return known;
}

async function parseMail(path: string): Promise<WrittenMail> {
  const [{ mtimeMs: written }, bytes] = await Promise.all([stat(path), readFile(path)]);
  return { mail: await PostalMime.parse(bytes), written };
}

/** The mails that were written to a folder, oldest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  // Their dates are whole seconds.
  mails.sort((one, other) => (one.mail.date ?? '').localeCompare(other.mail.date ?? '') || one.written - other.written);
  return mails.map(({ mail }) => mail);
}
