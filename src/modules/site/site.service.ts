import { Injectable } from '@nestjs/common';
import type { SiteDetails } from '../../domain/site/site-details.js';
import { SiteSettings } from '../../platform/site/site-settings.port.js';

/** What the public pages say of whoever runs the service. */
@Injectable()
export class SiteService {
  constructor(private readonly settings: SiteSettings) {}

  details(): SiteDetails {
    return this.settings.details();
  }
}
