import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

const LENGTH = 32;

/** What a table holds, in whatever order its rows come: the number of rows, and the SHA-256 of each joined by XOR. */
export class TableDigest {
  private readonly joined = Buffer.alloc(LENGTH);
  private counted = 0;

  /** @param columns in the order that both sides take them in. */
  constructor(private readonly columns: readonly string[]) {}

  add(row: Row): void {
    const values = JSON.stringify(this.columns.map((column) => row[column]));
    const hash = createHash('sha256').update(values).digest();
    for (let at = 0; at < LENGTH; at += 1) this.joined.writeUInt8(this.joined.readUInt8(at) ^ hash.readUInt8(at), at);
    this.counted += 1;
  }

  get rows(): number {
    return this.counted;
  }

  /** 64 hexadecimal digits. */
  get value(): string {
    return this.joined.toString('hex');
  }
}
