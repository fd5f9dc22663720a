import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { ReleaseCountsDto } from './releases.dto.js';
import { ReleasesService } from './releases.service.js';

/** What waits for a second officer, of whichever kind. */
@ApiTags('Proposals')
@Controller('api/v1/releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  /**
   * How much waits for the caller as the second officer
   *
   * @remarks For staff with `reports.withdraw`, `certificates.review` or `catalog.manage`, each of what they could
   * release: as many as the lists of proposals, contacts and mail domains have with the filter `releasable`.
   */
  @Get('counts')
  @SignedIn()
  @ApiResponse({ status: 200, type: ReleaseCountsDto, description: 'The numbers' })
  @ResourceErrors(401, 403)
  countReleases(@CurrentActor() actor: Actor): Promise<ReleaseCountsDto> {
    return this.releases.counts(actor);
  }
}
