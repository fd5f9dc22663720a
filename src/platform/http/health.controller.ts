import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { showsMetricsToken } from '../../config/metrics-token.js';
import { Health, type HealthState } from '../ops/health.port.js';
import { Open } from './access.js';
import { ApiErrors } from './docs/portal-docs.js';
import { CountedApart } from './rate-limit.guard.js';

export class LivenessDto {
  @ApiProperty({ enum: ['up', 'stopping'] })
  status!: 'up' | 'stopping';
}

export class ReadinessDto implements Partial<HealthState> {
  @ApiProperty({
    enum: ['ready', 'unavailable', 'stopping'],
    description: '`unavailable`: the database does not answer. `stopping`: the process was asked to end.',
  })
  status!: HealthState['status'];
  @ApiPropertyOptional({ enum: ['up', 'down'] })
  database?: HealthState['database'];
  @ApiPropertyOptional({
    enum: ['up', 'down', 'unused'],
    description: '`down`: it is away or lags; what may be a little old is read from the database itself.',
  })
  replica?: HealthState['replica'];
  @ApiPropertyOptional({
    enum: ['up', 'down', 'refuses-writes', 'unused'],
    description:
      '`refuses-writes`: it answers, but takes nothing. Without it jobs are found by looking for them, a few seconds later, and limits are not counted.',
  })
  redis?: HealthState['redis'];
  @ApiPropertyOptional({
    enum: ['up', 'down'],
    description: 'Where files lie. Without it uploads and downloads are refused; looked at every 10 seconds.',
  })
  storage?: HealthState['storage'];
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 51200,
    description: 'The least free space of the disks this process writes to, in MB.',
  })
  diskFreeMegabytes?: number | null;
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 0,
    description: 'How long the oldest overdue job has been waiting; null where the database is down.',
  })
  oldestOverdueJobSeconds?: number | null;
  @ApiPropertyOptional({
    example: 365,
    description: 'Whole days until the certificate that reports are sealed with runs out; below 0 afterwards.',
  })
  signingCertificateDaysLeft?: number;
}

const DOWN: ReadinessDto = {
  status: 'unavailable',
  database: 'down',
  replica: 'unused',
  redis: 'up',
  storage: 'up',
  diskFreeMegabytes: 51200,
  oldestOverdueJobSeconds: null,
  signingCertificateDaysLeft: 365,
};

@ApiTags('Health')
@Controller('health')
@Open()
// Whoever watches over the service must not be refused because of the users behind the same address.
@CountedApart('health')
@ApiErrors()
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly env: Env,
  ) {}

  /**
   * Whether the process runs and takes requests
   *
   * @remarks What a proxy asks. Without the database it still serves the pages.
   */
  @Get('live')
  @ApiResponse({ status: 200, type: LivenessDto, description: 'It runs' })
  @ApiResponse({
    status: 503,
    type: LivenessDto,
    description: 'The process is about to end',
    example: { status: 'stopping' },
  })
  getLiveness(@Res({ passthrough: true }) reply: FastifyReply): LivenessDto {
    const { stopping } = this.health;
    reply.header('Cache-Control', 'no-store').status(stopping ? 503 : 200);
    return { status: stopping ? 'stopping' : 'up' };
  }

  /**
   * Whether the API can serve
   *
   * @remarks How its parts are is told only to whoever sends `METRICS_TOKEN` as Bearer, and on `METRICS_PORT`.
   */
  @Get('ready')
  @ApiResponse({
    status: 200,
    type: ReadinessDto,
    description: 'It can. Only the database decides: without the rest the API makes do',
    example: { status: 'ready' },
  })
  @ApiResponse({
    status: 503,
    type: ReadinessDto,
    description: 'The database does not answer, or the process is about to end',
    example: DOWN,
  })
  async getReadiness(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadinessDto> {
    const state = await this.health.examine();
    reply.header('Cache-Control', 'no-store').status(state.status === 'ready' ? 200 : 503);
    return showsMetricsToken(this.env, request.headers.authorization) ? state : { status: state.status };
  }
}
