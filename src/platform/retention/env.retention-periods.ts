import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { RetentionDays } from '../../domain/privacy/retention.js';
import { RetentionPeriods } from '../../modules/privacy/retention.repository.js';

@Injectable()
export class EnvRetentionPeriods extends RetentionPeriods {
  constructor(private readonly env: Env) {
    super();
  }

  override days(): RetentionDays {
    return this.env.retention;
  }
}
