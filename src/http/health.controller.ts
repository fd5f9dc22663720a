import { Controller, Get, Res } from '@nestjs/common';
import { ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../ports/clock.js';
import { DatabaseProbe } from '../ports/database-probe.js';
import { JobQueue } from '../ports/job-queue.js';
import { Open } from './access.js';
import { CountedApart } from './rate-limit.guard.js';

export class LivenessDto {
  @ApiProperty({ enum: ['up'] })
  status!: 'up';
}

export class ReadinessDto {
  @ApiProperty({ enum: ['ready', 'unavailable'] })
  status!: 'ready' | 'unavailable';
  @ApiProperty({ enum: ['up', 'down'] })
  database!: 'up' | 'down';
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 0,
    description: 'How long the oldest overdue job has been waiting; null where the database is down.',
  })
  oldestOverdueJobSeconds!: number | null;
}

const DOWN: ReadinessDto = { status: 'unavailable', database: 'down', oldestOverdueJobSeconds: null };

@ApiTags('Health')
@Controller('health')
@Open()
// Whoever watches over the service must not be refused because of the users behind the same address.
@CountedApart('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseProbe,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Whether the process runs */
  @Get('live')
  @ApiResponse({ status: 200, type: LivenessDto, description: 'It runs' })
  live(): LivenessDto {
    return { status: 'up' };
  }

  /** Whether the API can serve */
  @Get('ready')
  @ApiResponse({ status: 200, type: ReadinessDto, description: 'It can' })
  @ApiResponse({ status: 503, type: ReadinessDto, description: 'The database does not answer', example: DOWN })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessDto> {
    reply.header('Cache-Control', 'no-store');
    try {
      await this.database.ping();
      const oldest = await this.jobs.oldestOverdue(this.clock.now());
      return { status: 'ready', database: 'up', oldestOverdueJobSeconds: Math.round(oldest / 1000) };
    } catch {
      reply.status(503);
      return DOWN;
    }
  }
}
