import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Links } from './links.port.js';

@Injectable()
export class PublicLinks extends Links {
  constructor(private readonly env: Env) {
    super();
  }

  checkPage(reportNumber: string): string {
    return `${this.env.publicUrl}/check/${reportNumber}`;
  }

  stopWatching(token: string): string {
    return `${this.env.publicUrl}/check/stop?token=${encodeURIComponent(token)}`;
  }

  sharedPage(token: string): string {
    return `${this.env.publicUrl}/shared/${token}`;
  }

  sharingPage(certificateId: number): string {
    return `${this.env.publicUrl}/cert-share?id=${certificateId}`;
  }
}
