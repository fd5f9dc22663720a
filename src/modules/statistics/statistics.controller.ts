import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { StatisticsDto, toStatisticsDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Statistics')
@Controller('api/v1/statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /**
   * How the work stands: what there is, what waits, what was decided, what was given up
   *
   * @remarks For staff who see or review applications.
   */
  @Get()
  @SignedIn()
  @ApiResponse({ status: 200, type: StatisticsDto, description: 'The figures of this moment' })
  @ResourceErrors(401, 403)
  async getStatistics(@CurrentActor() actor: Actor): Promise<StatisticsDto> {
    return toStatisticsDto(await this.statistics.read(actor));
  }
}
