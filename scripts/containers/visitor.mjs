// Who comes to the service from outside: by the proxy, over TLS, and with the mail that Mailpit caught.
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run } from '../process.mjs';
import { printed } from './engine.mjs';
import { ADMIN, SITE } from './release.mjs';

const MAILPIT = 'http://127.0.0.1:8025';
const ANSWER_MS = 10_000;
const BETWEEN_MS = 100;

export class Visitor {
  /** @param {string} ca the authority that the proxy made for itself */
  constructor(ca, folder) {
    this.ca = ca;
    this.folder = folder;
  }

  /** @returns {Promise<{ status: number, body: any }>} */
  async call(path, { body, token } = {}) {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const options = { method: body ? 'POST' : 'GET', headers, ca: this.ca, timeout: ANSWER_MS };
    const answer = await new Promise((resolve, reject) => {
      const asking = request(`https://${SITE}${path}`, options, resolve).on('error', reject);
      asking.on('timeout', () => asking.destroy(new Error('no answer'))).end(body && JSON.stringify(body));
    });
    const told = await text(answer);
    return { status: answer.statusCode, body: told.startsWith('{') ? JSON.parse(told) : told };
  }

  /** @throws Error where it is refused */
  async must(path, options) {
    const { status, body } = await this.call(path, options);
    if (status < 200 || status > 299) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async signIn() {
    return (await this.must('/api/user/login', { body: ADMIN })).data.token;
  }

  /** Asks again and again while something is done. @returns {Promise<{ asked: number, refused: string[] }>} */
  async during(path, work) {
    const refused = [];
    let asked = 0;
    let over = false;
    const asking = (async () => {
      while (!over) {
        asked += 1;
        const status = await this.call(path).then(
          (answer) => answer.status,
          (error) => error.message,
        );
        if (status !== 200) refused.push(String(status));
        await sleep(BETWEEN_MS);
      }
    })();
    try {
      await work();
    } finally {
      over = true;
      await asking;
    }
    return { asked, refused };
  }

  /** `npm run smoke` against the service. @returns {Promise<string>} its last line */
  async smoke(metricsToken) {
    const env = { ...(await this.#env()), METRICS_TOKEN: metricsToken };
    const args = [join(ROOT, 'scripts/smoke.mjs'), `https://${SITE}`];
    return printed('npm run smoke', await run(process.execPath, args, { env }))
      .split('\n')
      .at(-1);
  }

  /** With the proxy's authority. */
  async #env() {
    const authority = join(this.folder, 'authority.pem');
    await writeFile(authority, this.ca);
    return { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  }

  /** `npm run demo` against the service. @returns {Promise<string>} the number of the report */
  async playDemo() {
    const mails = join(this.folder, 'mails');
    await mkdir(mails, { recursive: true });
    const env = {
      ...(await this.#env()),
      DEMO_URL: `https://${SITE}`,
      DEMO_MAILS: mails,
      DEMO_OFFICER: ADMIN.email,
      DEMO_OFFICER_PASSWORD: ADMIN.password,
      DATA_DIR: this.folder,
    };
    let over = false;
    const fetching = (async () => {
      while (!over) {
        await this.#fetchMails(mails);
        await sleep(BETWEEN_MS);
      }
    })();
    try {
      const told = printed('npm run demo', await run(process.execPath, [join(ROOT, 'scripts/demo.mjs')], { env }));
      console.log(told.replace(/^/gm, '    '));
      const number = /report number (\S+)/.exec(told)?.[1];
      if (!number) throw new Error('the demonstration tells no number of a report');
      return number;
    } finally {
      over = true;
      await fetching;
    }
  }

  #fetched = new Set();

  async #fetchMails(folder) {
    const answer = await fetch(`${MAILPIT}/api/v1/messages?limit=500`);
    const { messages } = await answer.json();
    for (const { ID } of messages.filter((one) => !this.#fetched.has(one.ID)).reverse()) {
      this.#fetched.add(ID);
      const raw = await fetch(`${MAILPIT}/api/v1/message/${ID}/raw`);
      await writeFile(join(folder, `${ID}.eml`), await raw.text());
    }
  }
}
