import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReadTrail } from './read-trail.port.js';

/**
 * Ends the trail of reads after the last answer and before the database is closed: modules end before those that all
 * others need.
 */
@Injectable()
export class LastReads implements OnApplicationShutdown {
  constructor(private readonly reads: ReadTrail) {}

  onApplicationShutdown(): Promise<void> {
    return this.reads.end();
  }
}
