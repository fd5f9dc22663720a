import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Database } from './database.js';

/** Connects before any other part of the process starts, and closes when all the others have stopped. */
@Injectable()
export class DatabaseLifecycle implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  onModuleInit(): Promise<void> {
    return this.database.connect();
  }

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
