import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { ServiceStatusDto, toServiceStatusDto } from './status.dto.js';
import { StatusService } from './status.service.js';

@ApiTags('Site')
@Controller('api/v1/status')
export class StatusController {
  constructor(private readonly status: StatusService) {}

  /** Whether the service is up, slow or down, part by part, now and on the last days */
  @Get()
  @Open()
  @ApiResponse({ status: 200, type: ServiceStatusDto, description: 'The state of the service' })
  @ResourceErrors()
  async getStatus(): Promise<ServiceStatusDto> {
    return toServiceStatusDto(await this.status.read());
  }
}
