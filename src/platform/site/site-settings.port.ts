import type { SiteDetails } from '../../domain/site/site-details.js';

export abstract class SiteSettings {
  abstract details(): SiteDetails;
}
