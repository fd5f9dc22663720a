import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { SiteDetails } from '../../domain/site/site-details.js';
import { SiteSettings } from './site-settings.port.js';

@Injectable()
export class EnvSiteSettings extends SiteSettings {
  constructor(private readonly env: Env) {
    super();
  }

  details(): SiteDetails {
    return this.env.site;
  }
}
