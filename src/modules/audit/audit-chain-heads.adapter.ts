import { randomInt } from 'node:crypto';
import type { ChainEnd } from './audit.mapper.js';
import { CHAINS } from './audit-hash.adapter.js';

/**
 * The ends of the chains as this process left them. Most often a chain still ends there, and a transaction that goes on from it need
 * not ask first; whether it does is for the database to say, for other processes write as well.
 */
export class ChainEnds {
  private readonly left = new Map<number, ChainEnd>();
  private turn = randomInt(CHAINS);

  /** The chain for the next transaction: in turn, so that those that run at once do not wait for each other. */
  next(): number {
    this.turn = (this.turn + 1) % CHAINS;
    return this.turn;
  }

  of(chain: number): ChainEnd | null {
    return this.left.get(chain) ?? null;
  }

  /** To be told of what is committed, and of nothing else. */
  leave(end: ChainEnd): void {
    this.left.set(end.chain, end);
  }
}
