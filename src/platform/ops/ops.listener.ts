import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { showsMetricsToken } from '../../config/metrics-token.js';
import { SettingError } from '../../config/setting-error.js';
import { Health } from './health.port.js';
import { Metrics } from './metrics.port.js';

/**
 * `GET /metrics`, `/health/live` and `/health/ready` on METRICS_PORT: apart from what users reach, the same on API and
 * worker.
 */
@Injectable()
export class OpsListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | null = null;

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly health: Health,
  ) {}

  /** @throws SettingError where the port cannot be had. */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, metricsHost } = this.env;
    if (metricsPort === null) return;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error) => {
        this.logger.error(error);
        if (!response.headersSent) send(response, 500, 'It failed\n');
      });
    });
    this.server.requestTimeout = 10_000;
    this.server.listen(metricsPort, metricsHost);
    await once(this.server, 'listening').catch((error: Error) => {
      throw new SettingError(`METRICS_PORT: nothing can be served at ${metricsHost}:${metricsPort} (${error.message})`);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET') return send(response, 405, 'Only GET\n');
    if (path === '/health/live') {
      const { stopping } = this.health;
      return sendJson(response, stopping ? 503 : 200, { status: stopping ? 'stopping' : 'up' });
    }
    if (path === '/health/ready') {
      const state = await this.health.examine();
      return sendJson(response, state.status === 'ready' ? 200 : 503, state);
    }
    if (path !== '/metrics') return send(response, 404, 'Not found\n');
    if (!this.allowed(request)) return send(response, 401, 'METRICS_TOKEN is needed as Bearer\n');
    const page = await this.metrics.page();
    send(response, 200, page?.text ?? '', page?.type);
  }

  private allowed({ headers }: IncomingMessage): boolean {
    return this.env.metricsToken === null || showsMetricsToken(this.env, headers.authorization);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, JSON.stringify(body), 'application/json; charset=utf-8');
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
