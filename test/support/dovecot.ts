import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { makeAuthority, type ServerFiles } from './authority.js';
import { freePort } from './free-port.js';
import { waitFor } from './server.js';

// Debian puts it where only root looks for programs.
process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);

const USER = 'bounce';
const PASSWORD = 'pass word%';

const NOBODY = 65_534;

/** Whose the mailbox is. */
function owner(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
}

/** An IMAP server of its own, over TLS, with one mailbox. */
export class Dovecot {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly files: ServerFiles,
  ) {}

  static async start(): Promise<Dovecot> {
    const folder = await mkdtemp(join(tmpdir(), 'myverify-dovecot-'));
    const made = new Dovecot(folder, await freePort(), await makeAuthority(folder, 'imap', 'DNS:localhost'));
    const { uid, gid } = owner();
    for (const name of ['', 'new', 'cur', 'tmp']) {
      await mkdir(join(made.mailbox, name), { recursive: true });
      await chown(join(made.mailbox, name), uid, gid);
    }
    await writeFile(join(folder, 'users'), `${USER}:{PLAIN}${PASSWORD}\n`);
    await writeFile(join(folder, 'dovecot.conf'), made.settings());
    await chmod(folder, 0o755);
    await made.up();
    return made;
  }

  /** What BOUNCE_IMAP_URL is to say. */
  url(more: { readonly password?: string; readonly ca?: string | null; readonly folder?: string } = {}): string {
    const { password = PASSWORD, ca = this.files.ca, folder = 'INBOX' } = more;
    const end = ca === null ? '' : `?ca=${encodeURIComponent(ca)}`;
    return `imaps://${USER}:${encodeURIComponent(password)}@localhost:${this.port}/${folder}${end}`;
  }

  /** Lays a message into the mailbox, as what delivers does. */
  async deliver(message: Uint8Array): Promise<void> {
    const name = `${Date.now()}.${randomUUID()}.test`;
    await writeFile(join(this.mailbox, 'tmp', name), message);
    await rename(join(this.mailbox, 'tmp', name), join(this.mailbox, 'new', name));
  }

  /** How many messages there are, by whether they are marked as read. */
  async counts(): Promise<{ read: number; unread: number }> {
    const names = [...(await readdir(join(this.mailbox, 'new'))), ...(await readdir(join(this.mailbox, 'cur')))];
    const read = names.filter((name) => /:2,.*S/.test(name)).length;
    return { read, unread: names.length - read };
  }

  async up(): Promise<void> {
    const started = spawn('dovecot', ['-F', '-c', join(this.folder, 'dovecot.conf')], { stdio: 'ignore' });
    this.process = started;
    const { connect } = await import('node:net');
    await waitFor('the IMAP server to listen', () => {
      return new Promise<boolean>((resolve) => {
        const line = connect(this.port, '127.0.0.1', () => resolve(true));
        line.on('error', () => resolve(false)).on('connect', () => line.destroy());
      });
    });
  }

  async down(): Promise<void> {
    const started = this.process;
    this.process = null;
    if (!started || started.exitCode !== null) return;
    await new Promise<void>((ended) => {
      started.once('exit', () => ended());
      started.kill('SIGTERM');
    });
  }

  async stop(): Promise<void> {
    await this.down();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get mailbox(): string {
    return join(this.folder, 'mail');
  }

  /** Nothing of the machine's own server is touched. */
  private settings(): string {
    const { username } = userInfo();
    const { uid, gid } = owner();
    // It refuses to work as root, for whom Debian's own two users do; whoever is somebody else can be nobody but
    // themselves.
    const users = uid === NOBODY ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`;
    return `
${users}
protocols = imap
listen = 127.0.0.1
base_dir = ${this.folder}/run
state_dir = ${this.folder}/run
log_path = ${this.folder}/log
first_valid_uid = 0
first_valid_gid = 0
ssl = required
ssl_cert = <${this.files.cert}
ssl_key = <${this.files.key}
mail_location = maildir:${this.mailbox}
mailbox_list_index = no
passdb {
  driver = passwd-file
  args = ${this.folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${this.folder}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${this.port}
    ssl = yes
  }
}
`;
  }
}
