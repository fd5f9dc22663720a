import { Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { JobQueue } from '../../ports/job-queue.js';
import type { Lane } from '../../ports/jobs.js';
import { BullJobBell } from './bull.job-bell.js';

/** Rings of one sweep. */
const MOST_RINGS = 100;

/**
 * Rings again for rows that are due and held by nobody: their ring was lost, Redis lost everything, BullMQ gave its job
 * up, a worker died, or it is time for another try.
 */
@Injectable()
export class JobSweeper {
  constructor(
    private readonly queue: JobQueue,
    private readonly bell: BullJobBell,
    private readonly clock: Clock,
  ) {}

  /** @returns false where there are rows to ring for and the bell does not work. @throws Error where the queue does not answer. */
  async sweep(lane: Lane): Promise<boolean> {
    const due = await this.queue.due(lane, MOST_RINGS, this.clock.now());
    if (due.length === 0) return true;
    const unheard = await this.bell.unheard(lane).catch(() => null);
    if (unheard === null) return false;
    // While as many are still to be heard, those who wait were most likely rung for, and each repeat costs a vain claim.
    if (unheard < due.length) this.bell.ring(due);
    return true;
  }
}
