import { Controller, Get, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { SearchDto, SearchQuery, toSearchDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('Search')
@Controller('api/v1/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  /**
   * Find applications, people and universities by one text
   *
   * @remarks For staff: applications for who sees certificates, accounts for who manages users, universities for who
   * keeps the catalogue. Whoever finds a person leaves a trace in the audit trail.
   */
  @Get()
  @SignedIn()
  @ApiResponse({ status: 200, type: SearchDto, description: 'What was found' })
  @ResourceErrors(400, 401, 403)
  async search(@CurrentActor() actor: Actor, @Query() { q }: SearchQuery): Promise<SearchDto> {
    return toSearchDto(await this.searches.find(actor, q?.trim() ?? ''));
  }
}
