import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/resource-docs.js';
import { StatisticsDto, toStatisticsDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Statistics')
@Controller('api/v1/statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** How the work stands: what there is, what waits, what was decided, what was given up */
  @Get()
  @Needs('certificates.read')
  @ApiResponse({ status: 200, type: StatisticsDto, description: 'The figures of this moment' })
  @ResourceErrors(401, 403)
  async getStatistics(): Promise<StatisticsDto> {
    return toStatisticsDto(await this.statistics.read());
  }
}
