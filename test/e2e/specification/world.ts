import { paperPdf, photoJpeg, registerStudent, scanPng } from '../../support/applicant.js';
import { lastCode } from '../../support/codes.js';
import { setUpApp } from '../../support/factors.js';
import { paddedJpeg } from '../../support/padded.js';
import { PortalClient, signIn } from '../../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../../support/server.js';
import { claimsOf, forge, serverKey } from '../../support/tokens.js';
import { type Caller, type FileName, Kept, MailedCode, SomeOf, UnderId } from './row.js';

const isMatcher = (value: object) => 'asymmetricMatch' in value;

/** The server that the rows speak to, who speaks, and what was kept on the way. */
export class World {
  private readonly keeps = new Map<string, unknown>();

  private constructor(
    readonly server: RunningServer,
    private readonly callers: Map<Caller, PortalClient>,
    private readonly files: Readonly<Record<FileName, Uint8Array>>,
  ) {}

  static async make(): Promise<World> {
    const server = await startServer();
    const student = await registerStudent(server);
    const past = Math.floor(Date.now() / 1000) - 3600;
    const expired = forge({ ...claimsOf(student.token ?? ''), iat: past - 60, exp: past }, serverKey(server));
    const callers = new Map<Caller, PortalClient>([
      ['nobody', new PortalClient(server.url)],
      ['student', student],
      ['other', await registerStudent(server)],
      ['expired', new PortalClient(server.url, expired)],
      ['administrator', await signIn(server.url, ADMIN)],
    ]);
    const photo = await photoJpeg();
    const files = {
      'photo.jpg': photo,
      'scan.png': await scanPng(),
      'paper.pdf': await paperPdf('Paper'),
      'page.html': Buffer.from('<!doctype html><script>alert(1)</script>'),
      'two-megabytes.jpg': paddedJpeg(photo, 2 * 1024 * 1024),
      'five-megabytes.jpg': paddedJpeg(photo, 5 * 1024 * 1024),
    };
    const world = new World(server, callers, files);
    const guarded = await registerStudent(server);
    world.keep('guarded email', guarded.email);
    world.keep('guarded password', guarded.password);
    world.keep('recovery code', (await setUpApp(guarded)).recoveryCodes[0]);
    return world;
  }

  caller(name: Caller): PortalClient {
    const client = this.callers.get(name);
    if (!client) throw new Error(`${name} has not signed in`);
    return client;
  }

  signIn(name: Caller, token: string): void {
    this.callers.set(name, new PortalClient(this.server.url, token));
  }

  file(name: FileName): Uint8Array {
    return this.files[name];
  }

  keep(name: string, value: unknown): void {
    if (value === undefined) throw new Error(`there is nothing to keep as ${name}`);
    this.keeps.set(name, value);
  }

  kept(name: string): unknown {
    if (!this.keeps.has(name)) throw new Error(`no row has kept ${name}`);
    return this.keeps.get(name);
  }

  /**
   * The value with everything in the place of what stands for it; `beside` is the answer's, which tells how long lists
   * are.
   */
  async fill(value: unknown, beside?: unknown): Promise<unknown> {
    if (value instanceof Kept) return this.kept(value.name);
    if (value instanceof UnderId) return { [String(this.kept(value.name))]: value.text };
    if (value instanceof MailedCode) return lastCode(this.server, value.email);
    if (value instanceof SomeOf) {
      const rows = Array.isArray(beside) && beside.length > 0 ? beside : [undefined];
      return Promise.all(rows.map((row) => this.fill(value.shape, row)));
    }
    if (Array.isArray(value)) {
      return Promise.all(value.map((one, place) => this.fill(one, Array.isArray(beside) ? beside[place] : undefined)));
    }
    if (typeof value !== 'object' || value === null || isMatcher(value)) return value;
    const answered = (typeof beside === 'object' && beside !== null ? beside : {}) as Record<string, unknown>;
    const fields = Object.entries(value).map(async ([name, field]) => [name, await this.fill(field, answered[name])]);
    return Object.fromEntries(await Promise.all(fields));
  }
}
