import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Links } from '../../ports/links.js';

@Injectable()
export class PublicLinks extends Links {
  constructor(private readonly env: Env) {
    super();
  }

  checkPage(reportNumber: string): string {
    return `${this.env.publicUrl}/check/${reportNumber}`;
  }
}
