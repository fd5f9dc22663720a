import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port.js';

/** The test file that every scanner knows; in two pieces, or a scanner would refuse this one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks INSTREAM as clamd does, and knows the one signature. */
export class ClamdServer {
  mode: 'works' | 'silent' | 'error' | 'cuts' | 'nonsense' = 'works';
  /** What it was given to look through. */
  readonly seen: Buffer[] = [];
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(port?: number): Promise<ClamdServer> {
    const listenOn = port ?? (await freePort());
    const server = createServer((socket) => made.serve(socket));
    const made = new ClamdServer(server, `tcp://127.0.0.1:${listenOn}`);
    await new Promise<void>((listening) => server.listen(listenOn, '127.0.0.1', listening));
    return made;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private serve(socket: Socket): void {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (this.mode === 'cuts') return void socket.destroy();
      const file = streamIn(received);
      if (file === null || this.mode === 'silent') return;
      this.seen.push(file);
      const found = file.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK';
      const answers = { works: `stream: ${found}`, error: 'INSTREAM size limit exceeded. ERROR', nonsense: 'OK' };
      if (this.mode in answers) socket.end(`${answers[this.mode as keyof typeof answers]}\0`);
    });
  }
}

/** The file, once all of it has come. */
function streamIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
